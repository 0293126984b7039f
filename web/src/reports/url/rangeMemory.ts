// The range and comparison last chosen in each module of each project, and the last ones chosen anywhere in the project.
// The URL remains the source of truth: this memory only determines the range in links to a module. Every module reopens
// with its own range, and a module opened for the first time starts with the range that the user has just looked at.
import { readReportState, writeReportState, type ReportState } from "./reportState.ts";

export type RangeChoice = Pick<ReportState, "range" | "compare">;

const KEY = "app.ranges";
/** Stores the most recent projects only, so that storage doesn't grow without limit. */
const PROJECTS_AT_MOST = 20;
/** The last choice in any module; not a name of a module. */
const LAST = "*";

/** by module: screens that name the same `range` */
type StoredRanges = Readonly<Record<string, string>>;

/** With a letter prefix, because objects sort integer keys instead of preserving insertion order. */
const keyOf = (widgetId: number) => `p${widgetId}`;

function everything(): Record<string, StoredRanges> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, StoredRanges>) : {};
  } catch {
    return {};
  }
}

function store(widgetId: number, next: (own: StoredRanges) => StoredRanges): void {
  const key = keyOf(widgetId);
  const { [key]: own, ...others } = everything();
  const entries = Object.entries(others).slice(1 - PROJECTS_AT_MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...entries, [key, next(own ?? {})]])));
  } catch {
    // without storage, every module starts with the default
  }
}

const written = ({ range, compare }: RangeChoice): string =>
  String(writeReportState(new URLSearchParams(), { range, compare }));

function readChoice(search: unknown): RangeChoice | undefined {
  if (typeof search !== "string") return undefined;
  const { range, compare } = readReportState(new URLSearchParams(search));
  return { range, compare };
}

export const isSameRange = (one: RangeChoice["range"], other: RangeChoice["range"]): boolean =>
  written({ range: one, compare: null }) === written({ range: other, compare: null });

/** The user has chosen a range in these modules. */
export function rememberRange(widgetId: number, modules: readonly string[], choice: RangeChoice): void {
  const text = written(choice);
  store(widgetId, (own) => ({
    ...own,
    ...Object.fromEntries(modules.map((module) => [module, text])),
    [LAST]: text,
  }));
}

/** A module is shown: if that is for the first time, the range is its own from now on. */
export function startModule(widgetId: number, module: string, choice: RangeChoice): void {
  if (rememberedRange(widgetId, module) === undefined)
    store(widgetId, (own) => ({ ...own, [module]: written(choice) }));
}

/** The module returns to its default range. */
export function forgetRange(widgetId: number, module: string): void {
  store(widgetId, ({ [module]: _forgotten, ...own }) => own);
}

/** Undefined: the module has not been opened yet. */
export const rememberedRange = (widgetId: number, module: string): RangeChoice | undefined =>
  readChoice(everything()[keyOf(widgetId)]?.[module]);

/** The last choice in any module of the project. */
export const lastUsedRange = (widgetId: number): RangeChoice | undefined => rememberedRange(widgetId, LAST);

/** Whether any module of the project reopens with another range. */
export function hasOtherRanges(widgetId: number, range: RangeChoice["range"]): boolean {
  const others = Object.values(everything()[keyOf(widgetId)] ?? {}).map(readChoice);
  return others.some((other) => other !== undefined && !isSameRange(other.range, range));
}
