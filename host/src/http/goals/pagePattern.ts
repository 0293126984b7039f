// Which page is meant by what a person typed: a whole address (`https://shop.example/thanks?x=1`) or what follows the
// host (`/thanks`). A `*` stands for anything. Without a query the page's own query does not matter.

export type Bind = (value: string | number, type: string) => string;

const QUOTED = /[.*+?^${}()|[\]\\/-]/g;
/** A text as the part of a regular expression (RE2) that finds exactly it. */
export const quoted = (text: string): string => text.replace(QUOTED, "\\$&");

/** `*` for anything, all else for itself. */
export const wildcard = (text: string): string => text.split("*").map(quoted).join(".*");

const isWhole = (text: string) => /^(https?|\*):\/\//i.test(text) || text.startsWith("*");
const WITH_QUERY = "if(position(url, '?') > 0, concat(path, '?', queryString(url)), path)";
const WITHOUT_QUERY = "cutQueryString(url)";

/** What of an event's page is compared with what was typed. */
export function pageSql(typed: string): string {
  const hasQuery = typed.includes("?");
  if (isWhole(typed)) return hasQuery ? "url" : WITHOUT_QUERY;
  return hasQuery ? WITH_QUERY : "path";
}

/** A page given by its path may be typed without the first slash. */
const written = (typed: string) => (isWhole(typed) || typed.startsWith("/") ? typed : `/${typed}`);

/** Exactly this page, or those of a pattern where it has a `*`. */
export function onPage(typed: string, bind: Bind): string {
  const page = written(typed);
  if (!page.includes("*")) return `${pageSql(page)} = ${bind(page, "String")}`;
  return `match(${pageSql(page)}, ${bind(`^${wildcard(page)}$`, "String")})`;
}
