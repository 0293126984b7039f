// URLs without personal data: no credentials, no values of query parameters except those that identify a page, no
// fragment except the route of a single-page app, and no email addresses.

const EMAIL = /[^\s@/?&=:]+(@|%40)[^\s@/?&=]+/gi;

/** `name=value` pairs with only the values of `kept` parameters. */
const cleanQuery = (query: string, kept: readonly string[]): string =>
  query
    .split("&")
    .map((pair) => (kept.includes(pair.split("=")[0] ?? "") ? pair : pair.replace(/=.*/s, "=")))
    .join("&");

export function cleanUrl(url: string, kept: readonly string[] = []): string {
  const [, scheme = "", rest = ""] = /^\s*([a-z][\w+.-]*:)?(.*)$/is.exec(url) ?? [];
  if (/^(data|blob):$/i.test(scheme)) return url;
  if (scheme && !/^https?:$/i.test(scheme)) return ""; // javascript:, mailto:, tel:
  const [, path = "", query, fragment] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(rest) ?? [];
  const route = /^[/!]/.test(fragment ?? "") ? `#${(fragment ?? "").split("?")[0]}` : "";
  const cleaned = path.replace(/^\/\/[^/@]*@/, "//") + (query ? `?${cleanQuery(query, kept)}` : "") + route;
  return (scheme + cleaned).slice(0, 4096).replace(EMAIL, "***");
}

/** Removes queries and fragments from the URLs of a stylesheet or a declaration. */
export const cleanCss = (css: string): string =>
  /url\(|@import/i.test(css)
    ? css.replace(/(url\(\s*["']?|@import\s+["'])(?!data:|#)([^"'()?#\s]*)[?#][^"')\s]*/gi, "$1$2")
    : css;
