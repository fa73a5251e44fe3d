/** How this device wants the page to look and move, told to the style sheets on the root element. */

import { onSettingChange, setting } from "../../store/settings.js";
import { onMotionChange, shareOfTime, wantsMotion } from "../play/pace.js";

function apply(): void {
  const { dataset } = document.documentElement;
  const theme = setting("theme");
  if (theme === "auto") delete dataset.theme;
  else dataset.theme = theme;
  document.documentElement.style.setProperty("--share", String(shareOfTime()));
  dataset.motion = wantsMotion() ? "full" : "reduced";
}

/** Apply what the device is set to, now and after each change. */
export function keepAppearance(): void {
  apply();
  onSettingChange(apply);
  onMotionChange(apply);
}
