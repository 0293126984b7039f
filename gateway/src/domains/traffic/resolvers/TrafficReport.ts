import { trafficRefusals } from "@sightline/schema/rest/refusals/traffic";
import type { Metric, TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { lower } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { pageOf } from "#gateway/graph/pageOf.ts";
import { suitingInterval } from "../suitingInterval.ts";
import * as traffic from "../traffic.upstream.ts";

function counted(metric: Metric): "visitors" | "sessions" | "pageviews" {
  if (metric === "VISITORS" || metric === "SESSIONS" || metric === "PAGEVIEWS") return lower(metric);
  throw invalid("metric", trafficRefusals.activeHoursMetric());
}

export const TrafficReport: Pick<TrafficReportResolvers, "summary" | "series" | "breakdown" | "activeHours"> = {
  summary: async ({ question }, _, { upstream }) => camel(await traffic.getTrafficSummary(upstream, question)),

  async series({ question }, { metric, interval: wanted }, { upstream }) {
    const interval = wanted ?? suitingInterval(question);
    const asked = { metric: lower(metric), interval: lower(interval) };
    const { rows, range } = await traffic.getTrafficSeries(upstream, question, asked);
    const points = rows.map(({ t, value, previous, partial }) => ({ at: t, value, previous, isPartial: partial }));
    return { metric, interval, points, range };
  },

  async breakdown({ question }, { dimension, limit, offset }, { upstream }) {
    const asked = { dimension: lower(dimension), ...pageOf({ limit, offset }, 10) };
    const { rows, total, visitors, goal, range } = await traffic.getTrafficBreakdown(upstream, question, asked);
    return { dimension, rows: camel(rows), totalCount: total, visitors, goal, range };
  },

  async activeHours({ question }, { metric, clock }, { upstream }) {
    const asked = { metric: counted(metric ?? "VISITORS"), clock: lower(clock ?? "PROJECT") };
    const { range, ...hours } = await traffic.getActiveHours(upstream, question, asked);
    return { ...hours, timezone: range.timezone };
  },
};
