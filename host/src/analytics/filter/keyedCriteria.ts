// Criteria over key-value data: the condition's key selects the entry.
import { QUERY_PARAMETER_NAME, wireCriteria } from "@sightline/schema/rest/filterLanguage";
import { UtmKey, type FilterCriteria } from "@sightline/schema/rest/range";
import type { z } from "zod";
import { filtersRefusals } from "@sightline/schema/rest/refusals/filters";
import { positively, refuse, textSql, type Criterion } from "./filterSql.ts";
import { queryValue } from "./queryParameter.ts";

export const isKeyed = (criteria: FilterCriteria): boolean => wireCriteria[criteria].keyed;

/** Each event has the URL on which it happened, like the page criterion. */
export const queryParameter: Criterion<"row"> = (condition, binding) => {
  const { key = "" } = condition;
  if (!new RegExp(QUERY_PARAMETER_NAME).test(key)) {
    refuse(binding, "key", filtersRefusals.queryParameterKey());
  }
  return { of: "row", sql: textSql(queryValue(binding.bind(key, "String")), condition, binding) };
};

/** The equivalent criterion without a key. */
export function utmCriterion(key: string | undefined): `utm_${z.infer<typeof UtmKey>}` | undefined {
  const known = UtmKey.safeParse(key);
  return known.success ? `utm_${known.data}` : undefined;
}

export const utm: Criterion<"visit"> = (condition, binding) => {
  const column = utmCriterion(condition.key);
  if (!column) return refuse(binding, "key", filtersRefusals.utmKey());
  return { of: "visit", sql: textSql(column, condition, binding) };
};

/**
 * The traits that a customer's site sends with `identify` are stored as JSON. They are compared as text, and null
 * counts as unknown.
 */
export const TRAIT = `if(visitor_trait.value = 'null', '',
  if(startsWith(visitor_trait.value, '"'), JSONExtractString(visitor_trait.value), visitor_trait.value))`;

/**
 * The visitors whose latest value matches, with all their sessions. The negated operators select all other visitors.
 */
export const attribute: Criterion<"visit"> = (condition, binding) => {
  const { key } = condition;
  if (!key) return refuse(binding, "key", filtersRefusals.attributeKey());
  const { requested, isNegative } = positively(condition);
  return {
    of: "visit",
    sql: `visitor_id ${isNegative ? "NOT IN" : "IN"} (SELECT visitor_id FROM visitor_trait FINAL
      WHERE widget_id = {widget:UInt32} AND key = ${binding.bind(key, "String")} AND ${textSql(TRAIT, requested, binding)})`,
  };
};
