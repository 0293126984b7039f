// Criteria that look at one of many things: a condition says by its key at which.
import type { FilterCriteria } from "@sightline/schema/rest/range";
import { refuse, textSql, type Criterion } from "./filterSql.ts";
import { QUERY_KEY, queryValue } from "./queryParameter.ts";

const keyed: ReadonlySet<FilterCriteria> = new Set(["queryparam"]);

export const isKeyed = (criteria: FilterCriteria): boolean => keyed.has(criteria);

/** As with the page, each event has the address that it happened at. */
export const queryParameter: Criterion = (condition, binding) => {
  const { key = "" } = condition;
  if (!new RegExp(QUERY_KEY).test(key)) {
    refuse(
      binding,
      "key",
      "queryparam needs the name of a query parameter as its key: 1 to 100 letters, digits, _ . - [ or ]",
    );
  }
  return { of: "row", sql: textSql(queryValue(binding.bind(key, "String")), condition, binding) };
};
