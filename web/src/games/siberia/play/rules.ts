/** Where Trans-Siberian says why something is not allowed. */

/** The rules that stand behind what the engine refuses, by the refusal's code. */
export const RULES: Readonly<Record<string, string>> = {
  "link-built": "T-4",
  "link-unreachable": "T-14",
  "treasury-short": "T-13",
  "external-alone": "T-13",
  "link-twice": "T-13",
  "too-many-links": "T-13",
  "way-not-offered": "T-15",
  "no-link-affordable": "T-13",
  "no-link-left": "T-14",
  "cash-short": "T-11",
  "sold-out": "T-12",
  "railroad-private": "T-10",
  "no-share-held": "T-13",
  "others-hold-more": "T-13",
  "link-not-from-moscow": "T-7",
  "link-external": "T-22",
  "link-touches-no-railroad": "T-22",
};
