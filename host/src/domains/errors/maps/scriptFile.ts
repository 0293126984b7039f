/** A script by its path: without host, query, leading slash and the extension of its source map. */
export const scriptFile = (address: string): string =>
  address
    .replace(/^[a-z][\w+.-]*:\/\/[^/]*/i, "")
    .replace(/[?#].*$/s, "")
    .replace(/^[./\\]+/, "")
    .replace(/\.map$/, "");

/** Whether a source map belongs to a script. `shop.js` matches in any folder. */
export const isSameScript = (script: string, file: string): boolean => script === file || script.endsWith(`/${file}`);
