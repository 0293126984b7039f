// A segment of the graph in the wire's words.
import { FilterPreset, type CustomFilter, type FilterCondition } from "@sightline/schema/rest/range";
import type { z } from "zod";
import type { FilterConditionInput, FilterInput } from "#gateway/__generated__/resolverTypes.ts";
import { lower, operatorToWire } from "./enums.ts";
import { invalid } from "./invalid.ts";

export interface WireFilter {
  filter_by?: z.infer<typeof FilterPreset>;
  custom_filter?: CustomFilter;
}

/** How many conditions, or groups of them, stand in one list; and how long a value may be. */
const MAX_ITEMS = 20;
const MAX_VALUE = 500;

function presetOf(preset: string, field: string): z.infer<typeof FilterPreset> {
  const parsed = FilterPreset.safeParse(preset);
  if (parsed.success) return parsed.data;
  throw invalid(
    field,
    `${field} is none of mobile, desktop, tablet, new, returning, paid, search, direct and country-XX`,
  );
}

function conditionOf({ criteria, operator, value }: FilterConditionInput, field: string): FilterCondition {
  const needsValue = operator !== "EXISTS" && operator !== "EXISTS_NOT";
  const text = value ?? "";
  if (needsValue && text === "")
    throw invalid(`${field}.value`, `${field}.value is needed with the operator ${operator}`);
  if (text.length > MAX_VALUE) throw invalid(`${field}.value`, `${field}.value is longer than ${MAX_VALUE} characters`);
  return {
    criteria: lower(criteria),
    operator: operatorToWire[operator],
    value: needsValue ? text : "",
  };
}

export function wireFilter(filters: FilterInput | null | undefined, field = "filters"): WireFilter {
  const wire: WireFilter = {};
  if (filters?.preset) wire.filter_by = presetOf(filters.preset, `${field}.preset`);
  const groups = filters?.conditions ?? [];
  if (groups.length > MAX_ITEMS)
    throw invalid(`${field}.conditions`, `${field}.conditions has more than ${MAX_ITEMS} groups`);
  for (const [g, group] of groups.entries()) {
    const path = `${field}.conditions[${g}]`;
    if (group.length === 0) throw invalid(path, `${path} is empty; leave it out or put a condition in it`);
    if (group.length > MAX_ITEMS) throw invalid(path, `${path} has more than ${MAX_ITEMS} conditions`);
    wire.custom_filter = [...(wire.custom_filter ?? []), group.map((one, n) => conditionOf(one, `${path}[${n}]`))];
  }
  return wire;
}
