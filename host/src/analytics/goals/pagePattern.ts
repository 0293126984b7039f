// Parses a page pattern as typed by a member: a full URL (`https://shop.example/thanks?x=1`) or only the path
// (`/thanks`). A `*` matches anything. Without a query, the page's query is ignored. Other spellings of the same page
// (`/thanks/`, `//thanks`) match too, by the project's rule. Events stored before the rule have the page of that time,
// so the text as typed is compared as well.
import { DEFAULT_PAGE_RULE, type PageRule } from "@sightline/schema/rest/projects/pageRule";
import { pageForms } from "#host/http/network/pageForms.ts";

export type Bind = (value: string | number, type: string) => string;

const QUOTED = /[.*+?^${}()|[\]\\/-]/g;
/** Escapes a text for a regular expression (RE2) that matches exactly this text. */
export const quoted = (text: string): string => text.replace(QUOTED, "\\$&");

/** `*` matches anything. All other characters are literal. */
export const wildcard = (text: string): string => text.split("*").map(quoted).join(".*");

const isWhole = (text: string) => /^(https?|\*):\/\//i.test(text) || text.startsWith("*");
const WITHOUT_QUERY = "cutQueryString(url)";
/** The full URL with the path under which its page is stored. */
const PAGE_URL = "concat(protocol(url), '://', host, path)";

/** The SQL expression that is compared with the typed page. */
export function pageSql(typed: string, rule: PageRule = DEFAULT_PAGE_RULE): string {
  const hasQuery = typed.includes("?");
  if (isWhole(typed)) return hasQuery ? "url" : WITHOUT_QUERY;
  const path = rule.page_parameters.length > 0 ? "cutQueryString(path)" : "path";
  return hasQuery ? `if(position(url, '?') > 0, concat(${path}, '?', queryString(url)), path)` : path;
}

/** The leading slash of a path is optional. */
const written = (typed: string) => (isWhole(typed) || typed.startsWith("/") ? typed : `/${typed}`);

const list = (values: readonly string[], bind: Bind) =>
  `IN (${values.map((value) => bind(value, "String")).join(", ")})`;

/** Exactly this URL, including the query. */
export function exactUrl(typed: string, bind: Bind, rule: PageRule): string {
  const isEndless = rule.page_ignore_slash && !/[?#]/.test(typed);
  return `url ${list(isEndless ? [typed, typed.endsWith("/") ? typed.slice(0, -1) : `${typed}/`] : [typed], bind)}`;
}

/** Compared with the path alone, see `pageSql`. */
export const isPath = (typed: string): boolean => typed.startsWith("/") && !typed.includes("?");

/** Exactly this page. A full URL without a query matches the page with any query. */
export function exactPage(page: string, bind: Bind, rule: PageRule): string {
  const forms = pageForms(page, rule);
  if (!isWhole(page)) {
    const sql = `${pageSql(page, rule)} ${list(forms, bind)}`;
    return page.includes("?") && rule.page_parameters.length > 0 ? `(${sql} OR path ${list(forms, bind)})` : sql;
  }
  const [, host, path = "/"] = /^https?:\/\/([^/?#:]+)(?::\d+)?(\/[^?#]*)?$/i.exec(page) ?? [];
  const literal = `${pageSql(page)} = ${bind(page, "String")}`;
  if (host === undefined) return literal;
  const own = `host = ${bind(host.toLowerCase(), "String")} AND ${pageSql(path, rule)} ${list(pageForms(path, rule), bind)}`;
  return `(${literal} OR (${own}))`;
}

/** Exactly this page or, with a `*`, all pages that match the pattern. */
export function onPage(typed: string, bind: Bind, rule: PageRule = DEFAULT_PAGE_RULE): string {
  const page = written(typed);
  if (!page.includes("*")) return exactPage(page, bind, rule);
  const sql = pageSql(page, rule);
  const patterns = pageForms(page, rule).map((form) => bind(`^${wildcard(form)}$`, "String"));
  // the page /a matches /a/*, as it did while it was stored as /a/
  const columns = sql === WITHOUT_QUERY ? [sql, PAGE_URL] : [sql];
  const isEndless = rule.page_ignore_slash && !page.includes("?");
  const expressions = isEndless ? columns.flatMap((column) => [column, `concat(${column}, '/')`]) : columns;
  const matches = expressions.flatMap((expression) => patterns.map((pattern) => `match(${expression}, ${pattern})`));
  return matches.length === 1 ? matches.join("") : `(${matches.join(" OR ")})`;
}
