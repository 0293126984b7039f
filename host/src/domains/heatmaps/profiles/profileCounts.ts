// Page views and clicks of saved heatmaps in the last 30 days, or in the only period that the holder of a link may see,
// and whether a snapshot is stored. The pages of a project
// are compared with the rules, not its events: events are counted by page and device first.
import type { HeatmapProfile } from "@sightline/schema/rest/heatmaps/profiles";
import { PAGE_VIEWS } from "#host/analytics/visits/countSql.ts";
import { IN_PERIOD, IS_HUMAN, isInPeriod, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import { zoneOf } from "#host/analytics/scope/zone.ts";
import type { ScopedProject } from "#host/http/projectScope.ts";
import type { Services } from "#host/http/services.ts";
import { list, number } from "#host/stores/resultColumns.ts";
import { pageCondition } from "#host/analytics/goals/pageCondition.ts";

type Rule = Pick<HeatmapProfile, "rule" | "devices">;

export interface ProfileCounts {
  page_views: number;
  clicks: number;
  has_snapshot: boolean;
}

const PERIOD_MS = 30 * 86_400_000;

export async function profileCounts(
  { entities, events, now }: Pick<Services, "entities" | "events" | "now">,
  { widgetId, timezone }: ScopedProject,
  profiles: readonly Rule[],
  signal: AbortSignal,
  within?: Period,
): Promise<ProfileCounts[]> {
  if (profiles.length === 0) return [];
  const pages = await Promise.all(profiles.map(({ rule }, n) => pageCondition(entities, widgetId, rule, `page${n}_`)));
  const params = Object.assign({}, ...pages.map((page) => page.params)) as Record<string, string | number>;
  // devices are names of a closed list
  const matches = profiles.map(
    ({ devices }, n) => `${pages[n]?.sql} AND device IN (${devices.map((device) => `'${device}'`).join(", ")})`,
  );
  const period = within ?? { from: now() - PERIOD_MS, to: now() };
  const sums = (column: string) => `sumForEach(arrayMap(is -> if(is, ${column}, 0), matching))`;
  const counted = events.query(
    { page_views: list(number), clicks: list(number) },
    `SELECT ${sums("views")} AS page_views, ${sums("pressed")} AS clicks
FROM (SELECT [${matches.join(",\n  ")}] AS matching, views, pressed
  FROM (SELECT url, host, path, device, ${PAGE_VIEWS} AS views, countIf(type = 'click') AS pressed FROM event
    WHERE ${IN_PERIOD} AND ${IS_HUMAN} AND type IN (${PAGE_VIEW}, 'click') GROUP BY url, host, path, device))`,
    { ...periodParams(widgetId, zoneOf(timezone, 0).name, period), ...params },
    signal,
  );
  const snapshots = ["widget_id = {widget:UInt32}", "has_full = 1", ...(within ? [isInPeriod("from_ts")] : [])];
  const recorded = events.query(
    { has_snapshot: list(number) },
    `SELECT maxForEach([${pages.map(({ sql }) => `toUInt8(${sql})`).join(",\n  ")}]) AS has_snapshot
FROM (SELECT DISTINCT url, host, path FROM recording_chunk WHERE ${snapshots.join(" AND ")})`,
    { widget: widgetId, ...(within && { from: within.from, to: within.to }), ...params },
    signal,
  );
  const [[counts], [found]] = await Promise.all([counted, recorded]);
  return profiles.map((_profile, n) => ({
    page_views: counts?.page_views[n] ?? 0,
    clicks: counts?.clicks[n] ?? 0,
    has_snapshot: found?.has_snapshot[n] === 1,
  }));
}
