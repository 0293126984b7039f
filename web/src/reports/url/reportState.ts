// A screen's range, comparison, goal and filters are stored in its URL. Reads and writes them, and converts them to
// query variables. All functions are pure. Invalid values fall back to the default.
import {
  filterCriteria,
  filterOperators,
  type GraphCriteria,
  type GraphOperator,
} from "@sightline/schema/rest/filterLanguage";
import { rangePresets, type RangePreset } from "@sightline/schema/rest/ranges/presets";

export type Range = { preset: RangePreset } | { startDate: string; endDate: string };
export type Compare = "PREVIOUS_PERIOD" | "PREVIOUS_YEAR";

export interface Condition {
  criteria: GraphCriteria;
  /** key of a keyed criterion */
  key?: string;
  operator: GraphOperator;
  value: string;
}

/** The value itself, or "unknown" where it is empty. */
export const valueCondition = (criteria: GraphCriteria, value: string): Condition => ({
  criteria,
  operator: value === "" ? "EXISTS_NOT" : "IS",
  value,
});

/** Joined by OR. */
export type Group = readonly Condition[];

export interface ReportState {
  range: Range;
  compare: Compare | null;
  /** joined by AND */
  filters: readonly Group[];
  /** the event to count as a conversion */
  goal: string | null;
}

export const defaultRange: Range = { preset: "LAST_30_DAYS" };

/** A calendar day, YYYY-MM-DD. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
const isPreset = (value: string): value is RangePreset => (rangePresets as readonly string[]).includes(value);

/** Null: none, or one that this version of the app does not know. */
export const knownPreset = (value: string | null | undefined): RangePreset | null =>
  value !== null && value !== undefined && isPreset(value) ? value : null;

const isCriteria = (name: string): name is GraphCriteria => Object.hasOwn(filterCriteria, name);
const isOperator = (name: string): name is GraphOperator => Object.hasOwn(filterOperators, name);

interface UncheckedCondition {
  criteria: string;
  key?: string | null | undefined;
  operator: string;
  value: string;
}

/** Undefined: a criterion or operator that this version of the app does not know. */
export const checkedCondition = ({ criteria, key, operator, value }: UncheckedCondition): Condition | undefined =>
  isCriteria(criteria) && isOperator(operator) ? { criteria, ...(key && { key }), operator, value } : undefined;

function readRange(search: URLSearchParams): Range {
  const preset = (search.get("range") ?? "").toUpperCase();
  if (isPreset(preset)) return { preset };
  const startDate = search.get("from") ?? "";
  const endDate = search.get("to") ?? "";
  if (isDay(startDate) && isDay(endDate) && startDate <= endDate) return { startDate, endDate };
  return defaultRange;
}

function readCompare(search: URLSearchParams): Compare | null {
  const value = search.get("compare");
  if (value === "none") return null;
  return value === "year" ? "PREVIOUS_YEAR" : "PREVIOUS_PERIOD";
}

const OR = "|";

/** Escapes the separators of a condition within a key. */
const writeKey = (key: string) => key.replaceAll(/[%:]/g, encodeURIComponent);
const readKey = (text: string) => text.replaceAll(/%(?:25|3A)/gi, decodeURIComponent);

/** `country:is:DE`, `queryparam.color:is:red`; the value may contain colons. */
function readCondition(text: string): Condition | undefined {
  const match = /^([^:.]+)(?:\.([^:]+))?:([^:]+):(.*)$/s.exec(text);
  if (!match) return undefined;
  const [, criteria = "", key = "", operator = "", value = ""] = match;
  return checkedCondition({
    criteria: criteria.toUpperCase(),
    key: readKey(key),
    operator: operator.toUpperCase(),
    value,
  });
}

/** Each `f` parameter is a separate group. One that begins with `|` continues the previous group. */
function readFilters(search: URLSearchParams): Group[] {
  const groups: Condition[][] = [];
  for (const text of search.getAll("f")) {
    const isOr = text.startsWith(OR);
    const condition = readCondition(isOr ? text.slice(OR.length) : text);
    if (!condition) continue;
    const last = groups.at(-1);
    if (isOr && last) last.push(condition);
    else groups.push([condition]);
  }
  return groups;
}

const writeGroup = (group: Group): string[] =>
  group.map(({ criteria, key, operator, value }, n) => {
    const of = key === undefined ? "" : `.${writeKey(key)}`;
    const text = `${criteria.toLowerCase()}${of}:${operator.toLowerCase()}:${value}`;
    return n === 0 ? text : OR + text;
  });

export function readReportState(search: URLSearchParams): ReportState {
  return {
    range: readRange(search),
    compare: readCompare(search),
    filters: readFilters(search),
    goal: search.get("goal"),
  };
}

/** The URL of the screen's default range. */
export function withoutRange(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ["range", "from", "to"]) next.delete(name);
  return next;
}

/**
 * The URL with these parts changed, everything else preserved. Defaults are omitted, except for the range: some screens
 * and share links start with a range of their own.
 */
export function writeReportState(search: URLSearchParams, change: Partial<ReportState>): URLSearchParams {
  let next = new URLSearchParams(search);
  if (change.range) {
    next = withoutRange(search);
    if ("startDate" in change.range) {
      next.set("from", change.range.startDate);
      next.set("to", change.range.endDate);
    } else next.set("range", change.range.preset.toLowerCase());
  }
  if (change.compare !== undefined) {
    next.delete("compare");
    if (change.compare === null) next.set("compare", "none");
    if (change.compare === "PREVIOUS_YEAR") next.set("compare", "year");
  }
  if (change.filters) {
    next.delete("f");
    for (const text of change.filters.flatMap(writeGroup)) next.append("f", text);
  }
  if (change.goal !== undefined) {
    if (change.goal) next.set("goal", change.goal);
    else next.delete("goal");
  }
  return next;
}

/** The part of the URL that carries over to another report: project, range, comparison and filters. */
export function searchAlong(search: URLSearchParams): URLSearchParams {
  const along = ["project", "range", "from", "to", "compare", "f"];
  return new URLSearchParams(along.flatMap((name) => search.getAll(name).map((value) => [name, value])));
}

const isSame = (one: Group, other: Group): boolean => writeGroup(one).join() === writeGroup(other).join();

/** Whether all of these groups are set. */
export const hasGroups = (groups: readonly Group[], wanted: readonly Group[]): boolean =>
  wanted.every((group) => groups.some((one) => isSame(one, group)));

export const withoutGroups = (groups: readonly Group[], removed: readonly Group[]): readonly Group[] =>
  groups.filter((one) => !removed.some((group) => isSame(one, group)));

/** Adds the group, or removes it if it is already set: clicking a row twice sets and clears the filter. */
export function toggleGroup(groups: readonly Group[], group: Group): Group[] {
  return groups.some((one) => isSame(one, group)) ? groups.filter((one) => !isSame(one, group)) : [...groups, group];
}

/** Adds the group unless it is already set. */
export const withGroup = (groups: readonly Group[], group: Group): readonly Group[] =>
  groups.some((one) => isSame(one, group)) ? groups : [...groups, group];

/** Adds all groups, or removes all if they are already set. */
export const toggleGroups = (groups: readonly Group[], toggled: readonly Group[]): readonly Group[] =>
  hasGroups(groups, toggled) ? withoutGroups(groups, toggled) : toggled.reduce(withGroup, groups);

export const toggleCondition = (groups: readonly Group[], condition: Condition): Group[] =>
  toggleGroup(groups, [condition]);
