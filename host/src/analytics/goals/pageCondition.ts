// The pages that a member chose, such as those of a heatmap, as a SQL condition on the columns `url`, `host` and `path`, which events and chunks of
// recordings have. Pages are compared like those of goals, by the project's rule for which URLs are the same page.
import type { HeatmapPage } from "@sightline/schema/rest/heatmaps/heatmapPage";
import { filtersRefusals } from "@sightline/schema/rest/refusals/filters";
import { Problem } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";
import { number } from "#host/stores/resultColumns.ts";
import { codeOf } from "#host/stores/storeUnavailable.ts";
import { exactPage, onPage } from "./pagePattern.ts";
import { projectPageRule } from "./projectPageRule.ts";

export interface Condition {
  sql: string;
  params: Readonly<Record<string, string | number>>;
}

export const MAX_REGEX = 200;
/** ClickHouse's CANNOT_COMPILE_REGEXP */
const BAD_REGEX = "427";
const ADDRESS = "concat(protocol(url), '://', host, path)";

/** The store itself compiles the regular expression: no other engine accepts exactly the same ones. */
export async function isRegexReadable(
  events: Services["events"],
  pattern: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  try {
    await events.query({ found: number }, "SELECT match('/', {pattern:String}) AS found", { pattern }, signal);
    return true;
  } catch (error) {
    if (codeOf(error) === BAD_REGEX) return false;
    throw error;
  }
}

export async function refuseRegex(
  events: Services["events"],
  { match, value }: HeatmapPage,
  field: string,
  signal?: AbortSignal,
): Promise<void> {
  if (match !== "regex") return;
  if (value.length > MAX_REGEX) throw new Problem(filtersRefusals.regexLength({ field, max: MAX_REGEX }), { field });
  if (!(await isRegexReadable(events, value, signal)))
    throw new Problem(filtersRefusals.notARegex({ field }), { field });
}

/** Whole addresses and paths; the leading slash of a path is optional. */
const exact = (value: string) => (/^(\/|https?:\/\/)/i.test(value) ? value : `/${value}`);

/** `prefix` distinguishes the parameters of several conditions in one query. */
export async function pageCondition(
  entities: Services["entities"],
  widgetId: number,
  { match, value }: HeatmapPage,
  prefix = "page",
): Promise<Condition> {
  const params: Record<string, string | number> = {};
  const bind = (bound: string | number, type: string) => {
    const name = `${prefix}${Object.keys(params).length}`;
    params[name] = bound;
    return `{${name}:${type}}`;
  };
  if (match === "regex") {
    const pattern = bind(value, "String");
    return { sql: `(match(path, ${pattern}) OR match(${ADDRESS}, ${pattern}))`, params };
  }
  const rule = await projectPageRule(entities, widgetId);
  const sql = match === "exact" ? exactPage(exact(value), bind, rule) : onPage(value, bind, rule);
  return { sql: `(${sql})`, params };
}
