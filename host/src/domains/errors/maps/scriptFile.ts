/** A script by its path: without site, query, leading slash and the ending of its map. */
export const scriptFile = (address: string): string =>
  address
    .replace(/^[a-z][\w+.-]*:\/\/[^/]*/i, "")
    .replace(/[?#].*$/s, "")
    .replace(/^[./\\]+/, "")
    .replace(/\.map$/, "");

/** Is a script the one that a map was made for? `shop.js` stands for any folder. */
export const isSameScript = (script: string, file: string): boolean => script === file || script.endsWith(`/${file}`);
