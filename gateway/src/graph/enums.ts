// Maps the graph's enum values to the wire's. Most differ only in case; the others are listed in a table.
import type { Role as WireRole, AttributeKey as WireAttributeKey } from "@sightline/schema/rest/account/account";
import { filterCriteria, filterOperators, graphCriteria, graphOperators } from "@sightline/schema/rest/filterLanguage";
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

/** The SDL's enum and the filter language name the same criteria: a difference is a type error here. */
export const criteriaToWire = (criteria: FilterCriteria): WireCriteria => filterCriteria[criteria].wire;

/** The wire has several names for some criteria; the graph has one for each. */
export function criteriaFromWire({ criteria, key }: Pick<WireCondition, "criteria" | "key">): {
  criteria: FilterCriteria;
  key: string | null;
} {
  if (criteria === "utm") return { criteria: `UTM_${upper(UtmKey.parse(key))}`, key: null };
  return { criteria: graphCriteria[criteria], key: key ?? null };
}

export const operatorToWire: Record<FilterOperator, WireOperator> = filterOperators;
export const operatorFromWire: Record<WireOperator, FilterOperator> = graphOperators;

export const attributeKeyToWire: Record<AttributeKey, WireAttributeKey> = {
  REASON_NO_UPGRADE: "REASON_NO_UPGRADE",
  INSIGHT: "insight",
  WELCOME: "welcome",
};
