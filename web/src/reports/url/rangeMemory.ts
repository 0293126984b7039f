// The range that was last chosen in each module of each project. The address stays the truth: this only says what the
// links to a module put into it, so that every module and every project comes back with its own range.
import { readReportState, writeReportState, type Range } from "./reportState.ts";

const KEY = "app.ranges";
/** Of the projects chosen last; a browser that has seen hundreds of them does not carry them all. */
const PROJECTS_AT_MOST = 20;

/** by module: screens that name the same `range` */
type StoredRanges = Record<string, string>;

/** With a letter, as an object sorts bare numbers instead of keeping the newest last. */
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
    // a browser that stores nothing starts every module with the default
  }
}

/** Undefined: none was chosen there. */
export function rememberedRange(widgetId: number, module: string): Range | undefined {
  const search: unknown = everything()[keyOf(widgetId)]?.[module];
  return typeof search === "string" ? readReportState(new URLSearchParams(search)).range : undefined;
}
