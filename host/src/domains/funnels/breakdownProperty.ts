// The property of a breakdown as SQL over the event that starts an attempt.
import type { FunnelBreakdown } from "@sightline/schema/rest/funnels/results";
import { funnelsRefusals } from "@sightline/schema/rest/funnels/refusals";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import { IN_PERIOD, IS_HUMAN } from "#host/analytics/visits/humanTrafficSql.ts";
import type { Caller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";

const columns = {
  device: "device",
  source: "channel",
  country: "country",
  landing_page: "entry_path",
} as const satisfies Partial<Record<FunnelBreakdown, string>>;

/** The first variant that the visitor saw in the events that are read. The test is the parameter `test`. */
const VARIANT = `transform(visitor_id,
  (SELECT groupArray(visitor) FROM (SELECT visitor_id AS visitor FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN}
    AND type = 'exposure' AND test_id = {test:UInt32} GROUP BY visitor ORDER BY visitor)),
  (SELECT groupArray(seen) FROM (SELECT argMin(variant_id, ts) AS seen FROM event WHERE ${IN_PERIOD} AND ${IS_HUMAN}
    AND type = 'exposure' AND test_id = {test:UInt32} GROUP BY visitor_id ORDER BY visitor_id)), '')`;

interface Requested {
  by?: FunnelBreakdown | undefined;
  test_id?: number | undefined;
}

/** A share link shows its funnel, but none of the project's tests. */
export function breakdownProperty({ by, test_id }: Requested, caller: Caller): string | undefined {
  if (by === "variant" && caller.kind === "share") throw new Problem(shareRefusals.notShown(), { field: "by" });
  if (by === "variant" && test_id === undefined) throw new Problem(funnelsRefusals.testMissing(), { field: "test_id" });
  return by === "variant" ? VARIANT : by && columns[by];
}
