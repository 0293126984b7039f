// Maps a segment of the graph to the wire.
import { FilterPreset, type CustomFilter, type FilterCondition } from "@sightline/schema/rest/range";
import type { z } from "zod";
import { filtersRefusals } from "@sightline/schema/rest/refusals/filters";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { FilterConditionInput, FilterGroup, FilterInput } from "#gateway/__generated__/resolverTypes.ts";
import { criteriaFromWire, criteriaToWire, operatorFromWire, operatorToWire } from "./enums.ts";
import { invalid } from "./invalid.ts";

export interface WireFilter {
  filter_by?: z.infer<typeof FilterPreset>;
  custom_filter?: CustomFilter;
}

/** The maximum number of conditions, or groups of them, in one list, and the maximum length of a value. */
const MAX_ITEMS = 20;
const MAX_VALUE = 500;
const MAX_KEY = 100;

function presetOf(preset: string, field: string): z.infer<typeof FilterPreset> {
  const parsed = FilterPreset.safeParse(preset);
  if (parsed.success) return parsed.data;
  throw invalid(field, filtersRefusals.unknownPreset({ field }));
}

export function checkKey(key: string | null | undefined, field: string): void {
  if (key === "") throw invalid(field, filtersRefusals.keyEmpty({ field }));
  if (key && key.length > MAX_KEY) throw invalid(field, requestRefusals.tooLong({ field, max: MAX_KEY }));
}

function conditionOf({ criteria, key, operator, value }: FilterConditionInput, field: string): FilterCondition {
  checkKey(key, `${field}.key`);
  const needsValue = operator !== "EXISTS" && operator !== "EXISTS_NOT";
  const text = value ?? "";
  if (needsValue && text === "") throw invalid(`${field}.value`, filtersRefusals.valueMissing({ field, operator }));
  if (text.length > MAX_VALUE)
    throw invalid(`${field}.value`, requestRefusals.tooLong({ field: `${field}.value`, max: MAX_VALUE }));
  return {
    criteria: criteriaToWire(criteria),
    ...(key != null && { key }),
    operator: operatorToWire[operator],
    value: needsValue ? text : "",
  };
}

/** Maps a list of groups to the wire; `field` names it in errors. */
export function wireConditions(
  groups: readonly (readonly FilterConditionInput[])[],
  field = "conditions",
): CustomFilter {
  if (groups.length > MAX_ITEMS) throw invalid(field, filtersRefusals.tooManyGroups({ field, max: MAX_ITEMS }));
  return groups.map((group, g) => {
    const path = `${field}[${g}]`;
    if (group.length === 0) throw invalid(path, filtersRefusals.groupEmpty({ field: path }));
    if (group.length > MAX_ITEMS)
      throw invalid(path, filtersRefusals.tooManyConditions({ field: path, max: MAX_ITEMS }));
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

/** Maps stored conditions to the graph. */
export const groupsOf = (filter: CustomFilter): FilterGroup[] =>
  filter.map((group) => ({
    conditions: group.map(({ criteria, key, operator, value }) => ({
      ...criteriaFromWire({ criteria, key }),
      operator: operatorFromWire[operator],
      value,
    })),
  }));
