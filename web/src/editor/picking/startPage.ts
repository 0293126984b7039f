/** The page to open: the path that the form restricts the rule to, unless it is a pattern. */
export const startPage = (site: string, path: string): string =>
  site && path.startsWith("/") && !path.includes("*") ? site + path : site;
