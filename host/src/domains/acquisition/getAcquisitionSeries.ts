import { getAcquisitionSeries as call } from "@sightline/schema/rest/acquisition/acquisition";
import { readers } from "#host/http/permit.ts";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { intervalsOf } from "#host/analytics/intervals/intervals.ts";
import { gatherAcquisition } from "#host/analytics/acquisition/acquisitionScope.ts";
import { acquisitionSeries } from "./sql/acquisitionSeries.ts";

/** More colors would be hard to distinguish. */
const MOST_SERIES = 7;

/** Intervals that have not begun are omitted. */
export const getAcquisitionSeries = route(call, {
  permit: readers("acquisition"),
  gather: async (move) => {
    const scope = await gatherAcquisition(move);
    const { level, interval } = move.body;
    const slots = intervalsOf(scope.period, interval, scope.zone).filter(({ from }) => from <= scope.now);
    return { scope, level, slots };
  },
  ask: ({ events }, { scope, level, slots }, { signal }) =>
    acquisitionSeries({ events: events.cached, signal }, scope, { level, slots }),
  answer: (counts, { scope, slots }) => {
    const valuesOf = (own: typeof counts) =>
      slots.map(({ key }) => own.reduce((sum, { slot, sessions }) => sum + (slot === key ? sessions : 0), 0));
    const all = [...Map.groupBy(counts, ({ label }) => label)]
      .map(([name, own]) => ({ name, own, size: own.reduce((sum, { sessions }) => sum + sessions, 0) }))
      .toSorted((one, other) => other.size - one.size || (one.name < other.name ? -1 : 1));
    return {
      times: slots.map(({ t }) => t),
      partial: (slots.at(-1)?.to ?? 0) > scope.now,
      series: all.slice(0, MOST_SERIES).map(({ name, own }) => ({ name, values: valuesOf(own) })),
      rest: valuesOf(all.slice(MOST_SERIES).flatMap(({ own }) => own)),
      range: answeredRange(scope),
    };
  },
});
