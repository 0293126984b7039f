import type { Metric, TrafficReportResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { lower } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { suitingInterval } from "../suitingInterval.ts";
import * as traffic from "../traffic.upstream.ts";

const MAX_ROWS = 1000;
const MAX_OFFSET = 100_000;

function within(value: number, field: string, least: number, most: number): number {
  if (value >= least && value <= most) return value;
  throw invalid(field, `${field} is ${value}; it must be from ${least} to ${most}`);
}

function counted(metric: Metric): "visitors" | "sessions" | "pageviews" {
  if (metric === "VISITORS" || metric === "SESSIONS" || metric === "PAGEVIEWS") return lower(metric);
  throw invalid("metric", "Active hours count VISITORS, SESSIONS or PAGEVIEWS; choose one of them");
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
    const asked = {
      dimension: lower(dimension),
      limit: within(limit ?? 10, "limit", 1, MAX_ROWS),
      offset: within(offset ?? 0, "offset", 0, MAX_OFFSET),
    };
    const { rows, total, visitors, range } = await traffic.getTrafficBreakdown(upstream, question, asked);
    return { dimension, rows: camel(rows), totalCount: total, visitors, range };
  },

  async activeHours({ question }, { metric }, { upstream }) {
    const { range, ...hours } = await traffic.getActiveHours(upstream, question, counted(metric ?? "VISITORS"));
    return { ...hours, timezone: range.timezone };
  },
};
