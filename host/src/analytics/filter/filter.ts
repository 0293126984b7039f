// Which events a report counts: compiles the common filter language (a preset and a list of lists, AND outside, OR
// inside) to SQL over the table `event`. Values are passed as typed parameters and never become part of the SQL text.
//
// A filter selects events. A session counts if at least one of its page views is selected. Its duration, engaged time,
// bounce and conversion are those of the whole session in the range. Criteria that are true for all or none of a
// session's events (`visits`) narrow the scan. Criteria that differ between a session's events (`rows`: page, weekday,
// hour) only select.
import type { CustomFilter, FilterCondition } from "@sightline/schema/rest/range";
import { filtersRefusals } from "@sightline/schema/rest/refusals/filters";
import { criteria } from "./filterCriteria.ts";
import { presetFilter } from "./filterPresets.ts";
import { isKeyed } from "./keyedCriteria.ts";
import { type Binding, refuse, type FilterSql, type FilterTerms } from "./filterSql.ts";

export interface FilterRequest {
  filter_by?: string | undefined;
  custom_filter?: CustomFilter | undefined;
}

export interface EventFilter {
  visits: readonly string[];
  rows: readonly string[];
  /** the conditions of `visits` over `session_quarter`; without it, only events have their columns */
  inQuarters?: readonly string[] | undefined;
  params: Readonly<Record<string, string | number>>;
  /** SQL condition on an event that makes its session a converted one; without it, no session converts */
  goal?: string;
  /** the same over `session_quarter`; without it, only events can tell */
  goalInQuarters?: string | undefined;
}

const NO_TERMS: FilterTerms = { goals: new Map() };

/**
 * Use `readFilter` if conditions may name events or goals: it looks them up. `prefix` distinguishes the parameters of
 * several filters in one query.
 */
export function parseFilter(
  { filter_by, custom_filter = [] }: FilterRequest,
  terms: FilterTerms = NO_TERMS,
  prefix = "f",
): EventFilter {
  const params: Record<string, string | number> = {};
  const visits: string[] = [];
  const rows: string[] = [];
  const inQuarters: string[] = [];
  const bind = (value: string | number, type: string) => {
    const name = `${prefix}${Object.keys(params).length}`;
    params[name] = value;
    return `{${name}:${type}}`;
  };
  const add: Binding["add"] = (named) => void Object.assign(params, named);
  const groups = [
    ...presetFilter(filter_by).map((group) => ({ group, field: "filter_by" })),
    ...custom_filter.map((group, index) => ({ group, field: `custom_filter.${index}` })),
  ];
  for (const { group, field } of groups) {
    const parts = group.map((condition, index) =>
      conditionSql(condition, { field: `${field}.${index}`, bind, add, terms }),
    );
    const sql = `(${parts.map((part) => part.sql).join(" OR ")})`;
    (parts.every((part) => part.of === "visit") ? visits : rows).push(sql);
    const quarters = parts.flatMap((part) => part.inQuarters ?? []);
    if (quarters.length === parts.length) inQuarters.push(`(${quarters.join(" OR ")})`);
  }
  return { visits, rows, params, ...(inQuarters.length === groups.length && { inQuarters }) };
}

function conditionSql(condition: FilterCondition, binding: Binding): FilterSql {
  if (condition.key !== undefined && !isKeyed(condition.criteria)) {
    refuse(binding, "key", filtersRefusals.noKey({ criterion: condition.criteria }));
  }
  return criteria[condition.criteria](condition, binding);
}
