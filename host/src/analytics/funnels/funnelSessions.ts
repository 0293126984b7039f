// The events of the sessions in which a funnel is counted.
import type { FunnelDefinition } from "@sightline/schema/rest/funnels/definition";
import { IS_HUMAN, LONGEST_VISIT } from "../visits/humanTrafficSql.ts";
import { IS_PAGE_VIEW } from "../visits/visitSql.ts";

/** Conditions of a filter, on sessions and on their events. */
interface Filter {
  visits: readonly string[];
  rows: readonly string[];
}

/** Steps of these kinds happen in visits only, which have a page view. */
function needVisits({ steps, exclusions, mode, order }: FunnelDefinition, filter: Filter): boolean {
  const rules = mode === "visitor" || order === "any" ? [...steps, ...exclusions] : steps.slice(0, 1);
  return filter.rows.length > 0 || rules.some(({ kind }) => kind !== "page");
}

/**
 * Sessions as in the traffic reports: with a page view selected by the filter. `within`: the condition on project and
 * time; `views`: of the page views, if it is another.
 */
export function funnelSessionsSql(
  funnel: FunnelDefinition,
  { visits, rows }: Filter,
  within: string,
  { views = within }: { views?: string } = {},
): string {
  const where = [within, IS_HUMAN, ...visits].join("\n    AND ");
  if (!needVisits(funnel, { visits, rows })) return where;
  const view = [views, IS_HUMAN, ...visits, IS_PAGE_VIEW, ...rows].join(" AND ");
  return `${where}\n    AND session_id IN (SELECT session_id FROM event WHERE ${view})`;
}

/**
 * The filters of exclusions read other events of the period or its visits. Here, the period includes the milliseconds
 * around it from which events are read, and every query that has a period can answer, with or without the parameters of
 * its visits.
 */
export function inOwnPeriod(bits: string, { before = 0, after = 0 }: { before?: number; after?: number }): string {
  const instants: Readonly<Record<string, string>> = {
    "{from:Int64}": `{from:Int64} - ${before}`,
    "{to:Int64}": `{to:Int64} + ${after}`,
    "{visits_from:Int64}": `{from:Int64} - ${before + LONGEST_VISIT}`,
    "{visits_to:Int64}": `{to:Int64} + ${after + LONGEST_VISIT}`,
  };
  return bits.replaceAll(/\{(?:visits_)?(?:from|to):Int64\}/g, (instant) => instants[instant] ?? instant);
}

/** Milliseconds. A session lasts at most one day. */
export const funnelWindow = ({ window, mode }: Pick<FunnelDefinition, "window" | "mode">): number =>
  Math.min(window * 1000, mode === "session" ? LONGEST_VISIT : Infinity);

export const funnelUnit = ({ mode }: Pick<FunnelDefinition, "mode">) =>
  mode === "session" ? ("session_id" as const) : ("visitor_id" as const);
