/** A button that whoever draws it places and styles. */

export interface Button {
  label: string;
  act: () => void;
  /** Shown but not to be pressed yet: the label says what is missing. */
  disabled?: boolean;
  testId?: string;
  pressed?: boolean;
}
