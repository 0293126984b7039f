// The parts of a report: summary, series, breakdowns and active hours. They share one pass over the visits, so that
// several parts cost little more than one.
import type { AnswerOf } from "@sightline/schema/rest/endpoint";
import type { getTrafficReport, ReportParts } from "@sightline/schema/rest/traffic/parts";
import { answeredGoal } from "#host/analytics/goals/answeredGoal.ts";
import { defaultInterval, intervalsOf, sparkSlots } from "#host/analytics/intervals/intervals.ts";
import { answeredRange, type ReportScope } from "#host/analytics/scope/reportScope.ts";
import { measuresOf } from "#host/analytics/visits/visits.ts";
import { metricValues } from "../metricValues.ts";
import { activeHours } from "../sql/activeHours.ts";
import { isOfSessions } from "../sql/sessionSplit.ts";
import { trafficSummary } from "../sql/trafficSummary.ts";
import { breakdownsOf, type BreakdownContext } from "./breakdowns.ts";
import { hoursAnswer } from "./hoursAnswer.ts";
import { seriesOf, seriesSlots } from "./series.ts";

type TrafficReport = AnswerOf<typeof getTrafficReport>;

const NO_PARTS: ReportParts = { summary: false, series: [], breakdowns: [], hours: [] };

/** Throws a Problem if a series has too many intervals. */
export async function trafficReport(
  context: BreakdownContext,
  scope: ReportScope,
  parts: Partial<ReportParts>,
): Promise<TrafficReport> {
  const { summary, series, breakdowns, hours } = { ...NO_PARTS, ...parts };
  const { period, previous, zone, now, counted } = scope;
  const interval = defaultInterval(period);
  const slots = summary ? intervalsOf(period, interval, zone) : [];
  const sized = series.map((one) => ({ ...one, ...seriesSlots(scope, one.interval) }));
  const splits = breakdowns.filter(({ dimension }) => isOfSessions(dimension));
  const visits = summary || splits.length > 0 ? trafficSummary(context, scope, period, slots, splits) : undefined;
  const [current, before, lines, tables, clocks] = await Promise.all([
    visits,
    summary && previous ? trafficSummary(context, scope, previous) : undefined,
    Promise.all(
      sized.map((one) => seriesOf(context, scope, one, summary && one.interval === interval ? visits : undefined)),
    ),
    breakdownsOf(context, scope, breakdowns, visits),
    Promise.all(hours.map((choice) => activeHours(context, scope, choice))),
  ]);
  return {
    ...(summary &&
      current && {
        summary: {
          totals: metricValues(current.totals),
          ...(before && { previous: metricValues(before.totals) }),
          sparkline: sparkSlots(slots, now).map(({ key }) =>
            metricValues(current.intervals.get(key) ?? measuresOf({})),
          ),
          ...answeredGoal(counted),
          range: answeredRange(scope),
          sampled: false as const,
        },
      }),
    series: lines,
    breakdowns: tables,
    hours: clocks.map((rows) => hoursAnswer(rows, scope)),
  };
}

/** The part of a report of one part. */
export function only<Part>([part]: readonly (Part | undefined)[]): Part {
  if (part === undefined) throw new Error("the report lacks the part that was requested");
  return part;
}
