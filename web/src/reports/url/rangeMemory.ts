// The range last chosen in each module of each project. The URL remains the source of truth: this memory only
// determines the range in links to a module, so that every module and project reopens with its own range.
import { readReportState, writeReportState, type Range } from "./reportState.ts";

const KEY = "app.ranges";
/** Stores the most recent projects only, so that storage doesn't grow without limit. */
const PROJECTS_AT_MOST = 20;

/** by module: screens that name the same `range` */
type StoredRanges = Record<string, string>;

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

export function rememberRange(widgetId: number, module: string, range: Range): void {
  const key = keyOf(widgetId);
  const { [key]: own, ...others } = everything();
  const search = String(writeReportState(new URLSearchParams(), { range }));
  const entries = Object.entries(others).slice(1 - PROJECTS_AT_MOST);
  const next = Object.fromEntries([...entries, [key, { ...own, [module]: search }]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // without storage, every module starts with the default
  }
}

/** Undefined: no range was chosen there. */
export function rememberedRange(widgetId: number, module: string): Range | undefined {
  const search: unknown = everything()[keyOf(widgetId)]?.[module];
  return typeof search === "string" ? readReportState(new URLSearchParams(search)).range : undefined;
}
