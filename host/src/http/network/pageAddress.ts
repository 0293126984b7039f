// One URL per page: normalizes equivalent spellings of a URL (RFC 3986, section 6.2). The project's rule decides about
// spellings that servers may treat differently. Ingest, the importer and every condition on a page use it.
import type { PageRule } from "@sightline/schema/rest/projects/pageRule";

const UNRESERVED = /[\w.~-]/;
/** A path that needs no normalization. */
const PLAIN = /^(?!.*\/[./])\/[\w.~!$&'*+,:=@/-]*$/;
const DEFAULT_DOCUMENT = /\/(?:index\.(?:html?|php\d?|aspx?|jsp|shtml|cgi)|default\.(?:html?|aspx?))$/i;
const JAVA_SESSION = /;(?:jsessionid|phpsessid|session_?id|sid)=[^/;?#]*/gi;
/** ASP.NET without cookies: /(S(lit3py55t21z5v55vlm25s55))/orders.aspx */
const ASP_SESSION = /\/\((?:[AFSX]\([^()/]*\))+\)(?=\/|$)/g;

export const withoutSessionPath = (path: string): string =>
  path.includes(";") || path.includes("(") ? path.replace(JAVA_SESSION, "").replace(ASP_SESSION, "") || "/" : path;

/** Unreserved characters are decoded, and escapes are in upper case. Invalid escapes remain unchanged. */
export const percentNormalized = (text: string): string =>
  text
    .replaceAll(/%([0-9a-f]{2})/gi, (escape, code: string) => {
      const character = String.fromCharCode(Number.parseInt(code, 16));
      return UNRESERVED.test(character) ? character : escape.toUpperCase();
    })
    .replaceAll(/[^\x21-\x7e]+|["<>`{}^]/g, (part) => encodeURIComponent(part.toWellFormed()));

function withoutDotSegments(path: string): string {
  const resolved: string[] = [];
  const segments = path.split("/").slice(1);
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    if (segment === "..") resolved.pop();
    if (segment !== "." && segment !== "..") resolved.push(segment);
    else if (isLast) resolved.push("");
  }
  return `/${resolved.join("/")}`;
}

/** The path of a page as stored, with a leading slash. */
export function normalizedPath(path: string, rule: PageRule): string {
  let page = path;
  if (!PLAIN.test(page)) {
    page = percentNormalized(withoutSessionPath(page)).replaceAll(/\/{2,}/g, "/");
    if (/\/\./.test(page)) page = withoutDotSegments(page);
  }
  if (rule.page_ignore_index) page = page.replace(DEFAULT_DOCUMENT, "/");
  if (rule.page_ignore_slash && page.length > 1 && page.endsWith("/")) page = page.slice(0, -1);
  return rule.page_ignore_case ? percentNormalized(page.toLowerCase()) : page;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
};

/** `?id=3`: the parameters that distinguish pages, in the rule's order; empty if the URL has none of them. */
export function pageQuery(query: string, { page_parameters: names }: PageRule): string {
  if (names.length === 0 || query === "") return "";
  const pairs = query.split("&").map((pair) => ({ name: decoded(pair.split("=", 1)[0] ?? ""), pair }));
  const own = names.flatMap((name) => pairs.filter((each) => each.name === name));
  return own.length > 0 ? `?${own.map(({ pair }) => percentNormalized(pair)).join("&")}` : "";
}
