// How a condition of a filter or a goal compares the path of a page with the typed text. The text is normalized by the
// project's rule for which URLs are the same page. The path as typed matches too, because events older than the rule
// are stored unnormalized.
import { DEFAULT_PAGE_RULE, type PageRule } from "@sightline/schema/rest/projects/pageRule";
import type { FilterCondition } from "@sightline/schema/rest/range";
import { pageForms } from "#host/http/network/pageForms.ts";
import { textSql, type Binding } from "./filterSql.ts";

type Bind = Binding["bind"];

/** `/shop/` also matches /shop, if the project's rule ignores trailing slashes. */
const slashed = (column: string, typed: string, rule: PageRule) =>
  rule.page_ignore_slash && typed.length > 1 && typed.endsWith("/") ? `concat(${column}, '/')` : column;

export const containsPage = (column: string, typed: string, bind: Bind, rule: PageRule = DEFAULT_PAGE_RULE): string =>
  `positionCaseInsensitiveUTF8(${slashed(column, typed, rule)}, ${bind(typed, "String")}) > 0`;

/** `*` matches any text. All other characters are literal. */
const likePattern = (typed: string) => typed.replace(/[\\%_]/g, "\\$&").replaceAll("*", "%");

/** Pages that match a pattern such as `/checkout/*`. */
export function likePage(column: string, typed: string, bind: Bind, rule: PageRule = DEFAULT_PAGE_RULE): string {
  const patterns = pageForms(typed, rule).map((form) => bind(likePattern(form), "String"));
  const columns = rule.page_ignore_slash && typed.includes("*") ? [column, `concat(${column}, '/')`] : [column];
  return `(${columns.flatMap((each) => patterns.map((pattern) => `${each} LIKE ${pattern}`)).join(" OR ")})`;
}

export function pageSqlOf(column: string, condition: FilterCondition, binding: Binding): string {
  const rule = binding.terms.pages ?? DEFAULT_PAGE_RULE;
  const { operator, value } = condition;
  if (operator === "==" || operator === "!=") {
    const forms = pageForms(value, rule).map((form) => binding.bind(form, "String"));
    return `${column} ${operator === "==" ? "IN" : "NOT IN"} (${forms.join(", ")})`;
  }
  const looksInside = operator === "**" || operator === "!*";
  return textSql(looksInside ? slashed(column, value, rule) : column, condition, binding);
}
