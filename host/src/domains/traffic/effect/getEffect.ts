import { getEffect as call, type EffectMetric, type EffectSide } from "@sightline/schema/rest/traffic/effect";
import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import { member } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { gatherReport } from "#host/analytics/scope/reportScope.ts";
import { periodOf } from "#host/analytics/scope/reportRange.ts";
import { addDays } from "#host/analytics/scope/zone.ts";
import { differenceOfMeans, differenceOfRates, meanOf } from "#host/analytics/statistics/differences.ts";
import { intervalsOf, type IntervalSlot } from "#host/analytics/intervals/intervals.ts";
import { measuresOfMetric, metricValues } from "../metricValues.ts";
import { trafficSeries } from "../sql/trafficSeries.ts";
import { measuresOf, type Measure, type Measures } from "#host/analytics/visits/visits.ts";

/** Maximum duration of the event in days. */
const LONGEST = 366;

/** The numerator and denominator of rates. The other metrics are counts per day. */
const shareOf: Partial<Record<EffectMetric, { hits: Measure; of: Measure }>> = {
  bounce_rate: { hits: "bounces", of: "begun" },
  conversion_rate: { hits: "conversions", of: "sessions" },
};

interface Day {
  slot: IntervalSlot;
  sums: Measures;
}

function sideOf(days: Day[], metric: EffectMetric): EffectSide {
  const share = shareOf[metric];
  const sum = (measure: Measure) => days.reduce((total, { sums }) => total + sums[measure], 0);
  const [whole, part] = share ? [sum(share.of), sum(share.hits)] : [days.length, sum(metric as Measure)];
  return {
    startDate: days[0]?.slot.t ?? "",
    endDate: days.at(-1)?.slot.t ?? "",
    days: days.length,
    value: whole > 0 ? part / whole : null,
  };
}

function differenceBetween(before: Day[], after: Day[], metric: EffectMetric) {
  const share = shareOf[metric];
  if (share) {
    const rate = (days: Day[]) => ({
      hits: days.reduce((total, { sums }) => total + sums[share.hits], 0),
      of: days.reduce((total, { sums }) => total + sums[share.of], 0),
    });
    return differenceOfRates(rate(before), rate(after));
  }
  const mean = (days: Day[]) => meanOf(days.map(({ sums }) => sums[metric as Measure]));
  return differenceOfMeans(mean(before), mean(after));
}

export const getEffect = route(call, {
  permit: member,
  gather: async (move) => {
    const { date, days, metric } = move.body;
    const day = date.slice(0, 10);
    const lastDay = (move.body.end_date ?? date).slice(0, 10);
    if (lastDay < day || lastDay > addDays(day, LONGEST)) {
      throw new Problem(trafficRefusals.effectRange(), { field: "end_date" });
    }
    const [startDate, endDate] = [addDays(day, -days), addDays(lastDay, days)];
    const scope = await gatherReport({ ...move, body: { ...move.body, startDate, endDate } });
    const period = periodOf(startDate, endDate, scope.zone);
    return { scope, period, day, lastDay, metric, slots: intervalsOf(period, "day", scope.zone) };
  },
  ask: ({ events }, { scope, period, metric, slots }, { signal }) =>
    trafficSeries({ events, signal }, scope, period, { slots, measures: measuresOfMetric[metric] }),
  answer: (series, { scope, day, lastDay, metric, slots }) => {
    const days = slots.map((slot): Day => ({ slot, sums: series.get(slot.key) ?? measuresOf({}) }));
    // incomplete days would lower the mean of their side
    const over = days.filter(({ slot }) => slot.to <= scope.now);
    const before = over.filter(({ slot }) => slot.t < day);
    const after = over.filter(({ slot }) => slot.t > lastDay);
    return {
      before: sideOf(before, metric),
      after: sideOf(after, metric),
      difference: differenceBetween(before, after, metric),
      series: days.map(({ slot, sums }) => ({
        day: slot.t,
        value: slot.to <= scope.now ? metricValues(sums)[metric] : null,
      })),
      timezone: scope.zone.name,
    };
  },
});
