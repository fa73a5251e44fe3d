/** The few words that stand around the frame, in every language there is; the build takes them out of `embed.ftl`. */

type Words = Readonly<Record<string, string>>;

declare const TEXTS: Readonly<Record<string, Words>>;

const FALLBACK = "en";

/** The language of ours that is nearest to a tag such as `cs-CZ`. */
export function chooseLanguage(tag: string): string {
  const [plain = ""] = tag.toLowerCase().split("-");
  return [tag, plain].find((one) => Object.hasOwn(TEXTS, one)) ?? FALLBACK;
}

/** A message in one of our languages; what that lacks is said in English. */
export function say(id: string, language: string): string {
  return TEXTS[language]?.[id] ?? TEXTS[FALLBACK]?.[id] ?? id;
}
