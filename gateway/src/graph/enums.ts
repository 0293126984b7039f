// The graph's enum values and the wire's. Most differ in case only; those that differ in more stand in a table.
import type { Role as WireRole, AttributeKey as WireAttributeKey } from "@sightline/schema/rest/account/account";
import {
  UtmKey,
  type Comparison as WireComparison,
  type FilterCondition as WireCondition,
  type FilterCriteria as WireCriteria,
  type FilterOperator as WireOperator,
} from "@sightline/schema/rest/range";
import type {
  AttributeKey,
  Comparison,
  FilterCriteria,
  FilterOperator,
  Role,
} from "#gateway/__generated__/resolverTypes.ts";

export const lower = <E extends string>(value: E): Lowercase<E> => value.toLowerCase() as Lowercase<E>;
export const upper = <E extends string>(value: E): Uppercase<E> => value.toUpperCase() as Uppercase<E>;

export const roleFromWire: Record<WireRole, Role> = {
  0: "OWNER",
  1: "ADMIN",
  2: "USER",
  3: "VIEWER",
};

export const roleToWire: Record<Role, WireRole> = { OWNER: 0, ADMIN: 1, USER: 2, VIEWER: 3 };

export const comparisonToWire: Record<Comparison, WireComparison> = {
  PREVIOUS_PERIOD: "previous",
  PREVIOUS_YEAR: "year",
};

export const criteriaToWire = (criteria: FilterCriteria): WireCriteria =>
  criteria === "VISITOR_ID" ? "v.visitor_id" : lower(criteria);

/** The wire has several words for some; the graph has one for each. */
export function criteriaFromWire({ criteria, key }: Pick<WireCondition, "criteria" | "key">): {
  criteria: FilterCriteria;
  key: string | null;
} {
  if (criteria === "v.visitor_id" || criteria === "v.uuid") return { criteria: "VISITOR_ID", key: null };
  if (criteria === "utm") return { criteria: `UTM_${upper(UtmKey.parse(key))}`, key: null };
  return { criteria: upper(criteria), key: key ?? null };
}

export const operatorToWire: Record<FilterOperator, WireOperator> = {
  IS: "==",
  IS_NOT: "!=",
  CONTAINS: "**",
  CONTAINS_NOT: "!*",
  EXISTS: "ex",
  EXISTS_NOT: "nx",
  GREATER: "gt",
  GREATER_OR_EQUAL: "gte",
  LESS: "lt",
  LESS_OR_EQUAL: "lte",
  BETWEEN: "bt",
};

export const operatorFromWire = Object.fromEntries(
  Object.entries(operatorToWire).map(([operator, wire]) => [wire, operator]),
) as Record<WireOperator, FilterOperator>;

export const attributeKeyToWire: Record<AttributeKey, WireAttributeKey> = {
  REASON_NO_UPGRADE: "REASON_NO_UPGRADE",
  INSIGHT: "insight",
  WELCOME: "welcome",
};
