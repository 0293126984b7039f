// Which page is meant by what a person typed: a whole address (`https://shop.example/thanks?x=1`) or what follows the
// host (`/thanks`). A `*` stands for anything. Without a query the page's own query does not matter. Other ways of writing
// the same page (`/thanks/`, `//thanks`) mean it too, by the project's rule; events that were stored before the rule keep
// the page that they were stored with, so what was typed is compared as well.
import { DEFAULT_PAGE_RULE, type PageRule } from "@sightline/schema/rest/projects/pageRule";
import { pageForms } from "#host/http/network/pageForms.ts";

export type Bind = (value: string | number, type: string) => string;

const QUOTED = /[.*+?^${}()|[\]\\/-]/g;
/** A text as the part of a regular expression (RE2) that finds exactly it. */
export const quoted = (text: string): string => text.replace(QUOTED, "\\$&");

/** `*` for anything, all else for itself. */
export const wildcard = (text: string): string => text.split("*").map(quoted).join(".*");

const isWhole = (text: string) => /^(https?|\*):\/\//i.test(text) || text.startsWith("*");
const WITHOUT_QUERY = "cutQueryString(url)";
/** A whole address with the path that its page is stored by. */
const PAGE_URL = "concat(protocol(url), '://', host, path)";

/** What of an event's page is compared with what was typed. */
export function pageSql(typed: string, rule: PageRule = DEFAULT_PAGE_RULE): string {
  const hasQuery = typed.includes("?");
  if (isWhole(typed)) return hasQuery ? "url" : WITHOUT_QUERY;
  const path = rule.page_parameters.length > 0 ? "cutQueryString(path)" : "path";
  return hasQuery ? `if(position(url, '?') > 0, concat(${path}, '?', queryString(url)), path)` : path;
}

/** A page given by its path may be typed without the first slash. */
const written = (typed: string) => (isWhole(typed) || typed.startsWith("/") ? typed : `/${typed}`);

const list = (values: readonly string[], bind: Bind) =>
  `IN (${values.map((value) => bind(value, "String")).join(", ")})`;

/** Exactly this address, query included. */
export function exactUrl(typed: string, bind: Bind, rule: PageRule): string {
  const isEndless = rule.page_ignore_slash && !/[?#]/.test(typed);
  return `url ${list(isEndless ? [typed, typed.endsWith("/") ? typed.slice(0, -1) : `${typed}/`] : [typed], bind)}`;
}

/** Exactly this page; a whole address without a query means its page as well. */
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

/** Exactly this page, or those of a pattern where it has a `*`. */
export function onPage(typed: string, bind: Bind, rule: PageRule = DEFAULT_PAGE_RULE): string {
  const page = written(typed);
  if (!page.includes("*")) return exactPage(page, bind, rule);
  const sql = pageSql(page, rule);
  const patterns = pageForms(page, rule).map((form) => bind(`^${wildcard(form)}$`, "String"));
  // the page /a is among those of /a/*, as it was while it was written /a/
  const columns = sql === WITHOUT_QUERY ? [sql, PAGE_URL] : [sql];
  const isEndless = rule.page_ignore_slash && !page.includes("?");
  const expressions = isEndless ? columns.flatMap((column) => [column, `concat(${column}, '/')`]) : columns;
  const matches = expressions.flatMap((expression) => patterns.map((pattern) => `match(${expression}, ${pattern})`));
  return matches.length === 1 ? matches.join("") : `(${matches.join(" OR ")})`;
}
