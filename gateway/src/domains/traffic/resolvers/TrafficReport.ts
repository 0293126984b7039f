import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import type { Metric, TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { lower } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { pageOf } from "#gateway/graph/pageOf.ts";
import { defaultInterval } from "#gateway/graph/defaultInterval.ts";
import { reportParts } from "../reportParts.ts";

function counted(metric: Metric): "visitors" | "sessions" | "pageviews" {
  if (metric === "VISITORS" || metric === "SESSIONS" || metric === "PAGEVIEWS") return lower(metric);
  throw invalid("metric", trafficRefusals.activeHoursMetric());
}

export const TrafficReport: Pick<TrafficReportResolvers, "summary" | "series" | "breakdown" | "activeHours"> = {
  summary: async ({ question }, _, { upstream }) => camel(await reportParts(upstream, question).summary()),

  async series({ question }, { metric, interval: wanted }, { upstream }) {
    const interval = wanted ?? defaultInterval(question);
    const requested = { metric: lower(metric), interval: lower(interval) };
    const { rows, range } = await reportParts(upstream, question).series(requested);
    const points = rows.map(({ t, value, previous, partial }) => ({ at: t, value, previous, isPartial: partial }));
    return { metric, interval, points, range };
  },

  async breakdown({ question }, { dimension, limit, offset }, { upstream }) {
    const requested = { dimension: lower(dimension), ...pageOf({ limit, offset }, 10) };
    const { rows, total, visitors, goal, range } = await reportParts(upstream, question).breakdown(requested);
    return { dimension, rows: camel(rows), totalCount: total, visitors, goal, range };
  },

  async activeHours({ question }, { metric, clock }, { upstream }) {
    const requested = { metric: counted(metric ?? "VISITORS"), clock: lower(clock ?? "PROJECT") };
    const { range, ...hours } = await reportParts(upstream, question).hours(requested);
    return { ...hours, timezone: range.timezone };
  },
};
