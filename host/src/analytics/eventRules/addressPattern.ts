// Compiles a page pattern (host/src/http/goals/pagePattern.ts) to a regular expression over a full URL without its
// fragment, for the tracker. It matches the same pages as `onPage` does in the store.
import { DEFAULT_PAGE_RULE, type PageRule } from "@sightline/schema/rest/projects/pageRule";
import { wildcard } from "../goals/pagePattern.ts";

const ANY_QUERY = "(\\?.*)?";

/** The tracker's regular expressions have no flags. */
const anyCase = (pattern: string) =>
  pattern.replace(/\\.|[a-z]/gi, (part) => (part.length > 1 ? part : `[${part.toLowerCase()}${part.toUpperCase()}]`));

/** The optional slash at the end of the path. */
function optionalSlash(page: string): [string, string] {
  const [, path = "", query = ""] = /^([^?]*?)\/?((?:\?.*)?)$/s.exec(page) ?? [];
  return [path, query];
}

export function addressPattern(typed: string, rule: PageRule = DEFAULT_PAGE_RULE): string {
  const isWhole = /^(https?|\*):\/\//i.test(typed) || typed.startsWith("*");
  const page = isWhole || typed.startsWith("/") ? typed : `/${typed}`;
  const [path, query] = rule.page_ignore_slash ? optionalSlash(page) : [page, ""];
  const written = rule.page_ignore_slash ? `${wildcard(path)}/?${wildcard(query)}` : wildcard(path);
  const own = rule.page_ignore_case ? anyCase(written) : written;
  return `^${isWhole ? "" : "[^/]*//[^/]*"}${own}${page.includes("?") ? "" : ANY_QUERY}$`;
}
