// A segment of the graph in the wire's words.
import { filterPresets } from "@sightline/schema/rest/filterLanguage";
import { FilterPreset, type CustomFilter, type FilterCondition } from "@sightline/schema/rest/range";
import type { z } from "zod";
import type { FilterConditionInput, FilterInput } from "#gateway/__generated__/resolverTypes.ts";
import { criteriaToWire, operatorToWire } from "./enums.ts";
import { invalid } from "./invalid.ts";

export interface WireFilter {
  filter_by?: z.infer<typeof FilterPreset>;
  custom_filter?: CustomFilter;
}

/** How many conditions, or groups of them, stand in one list; and how long a value may be. */
const MAX_ITEMS = 20;
const MAX_VALUE = 500;
const MAX_KEY = 100;

function presetOf(preset: string, field: string): z.infer<typeof FilterPreset> {
  const parsed = FilterPreset.safeParse(preset);
  if (parsed.success) return parsed.data;
  throw invalid(field, `${field} is none of ${filterPresets.join(", ")} and country-XX`);
}

export function checkKey(key: string | null | undefined, field: string): void {
  if (key === "") throw invalid(field, `${field} is empty; leave it out or say which one`);
  if (key && key.length > MAX_KEY) throw invalid(field, `${field} is longer than ${MAX_KEY} characters`);
}

function conditionOf({ criteria, key, operator, value }: FilterConditionInput, field: string): FilterCondition {
  checkKey(key, `${field}.key`);
  const needsValue = operator !== "EXISTS" && operator !== "EXISTS_NOT";
  const text = value ?? "";
  if (needsValue && text === "")
    throw invalid(`${field}.value`, `${field}.value is needed with the operator ${operator}`);
  if (text.length > MAX_VALUE) throw invalid(`${field}.value`, `${field}.value is longer than ${MAX_VALUE} characters`);
  return {
    criteria: criteriaToWire(criteria),
    ...(key != null && { key }),
    operator: operatorToWire[operator],
    value: needsValue ? text : "",
  };
}

/** A list of groups as the wire has it; `field` names it in refusals. */
export function wireConditions(
  groups: readonly (readonly FilterConditionInput[])[],
  field = "conditions",
): CustomFilter {
  if (groups.length > MAX_ITEMS) throw invalid(field, `${field} has more than ${MAX_ITEMS} groups`);
  return groups.map((group, g) => {
    const path = `${field}[${g}]`;
    if (group.length === 0) throw invalid(path, `${path} is empty; leave it out or put a condition in it`);
    if (group.length > MAX_ITEMS) throw invalid(path, `${path} has more than ${MAX_ITEMS} conditions`);
    return group.map((one, n) => conditionOf(one, `${path}[${n}]`));
  });
}

export function wireFilter(filters: FilterInput | null | undefined, field = "filters"): WireFilter {
  const groups = filters?.conditions ?? [];
  return {
    ...(filters?.preset && { filter_by: presetOf(filters.preset, `${field}.preset`) }),
    ...(groups.length > 0 && { custom_filter: wireConditions(groups, `${field}.conditions`) }),
  };
}
