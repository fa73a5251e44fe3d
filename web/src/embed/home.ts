/** Where the parlour lies: in the folder that this script came from. */

const FILE = "embed.js";

function findScript(): HTMLScriptElement {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement && currentScript.src) return currentScript;
  // a module is not told which element it came by; other people's scripts may have the same name
  const modules = document.querySelectorAll<HTMLScriptElement>("script[type=module]");
  const named = [...modules].filter(({ src }) => src.split(/[?#]/)[0]?.endsWith(`/${FILE}`));
  const last = named.at(-1);
  if (!last) throw new Error(`${FILE}: no script element in this document has it as its src`);
  return last;
}

/** Ends in a slash. */
export const HOME = new URL("./", findScript().src);
