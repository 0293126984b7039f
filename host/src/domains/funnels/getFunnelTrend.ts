import { getFunnelTrend as call } from "@sightline/schema/rest/funnels/results";
import { ratio } from "#host/analytics/statistics/ratio.ts";
import { intervalsOf } from "#host/analytics/intervals/intervals.ts";
import { slotSql } from "#host/analytics/intervals/intervalSql.ts";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { attemptsOf, funnelParams, gatherFunnel } from "./funnelScope.ts";

export const getFunnelTrend = route(call, {
  permit: readers("funnel"),
  gather: async (requested) => {
    const scope = await gatherFunnel(requested);
    return { scope, slots: intervalsOf(scope.period, requested.body.interval, scope.zone) };
  },
  ask: ({ events }, { scope, slots }, { signal }) => {
    const slot = slotSql(slots);
    return events.query(
      { slot: text, entered: number, converted: number },
      `SELECT toString(${slot.of("fromUnixTimestamp64Milli(toInt64(started), 'UTC')")}) AS slot, count() AS entered,
  countIf(length(reached) = ${scope.required.length}) AS converted
FROM (${attemptsOf(scope)}) GROUP BY slot`,
      { ...funnelParams(scope), ...slot.params },
      signal,
    );
  },
  answer: (rows, { scope, slots }) => {
    const counted = new Map(rows.map((row) => [row.slot, row]));
    return {
      points: slots.map(({ key, t, to }) => {
        const { entered = 0, converted = 0 } = counted.get(key) ?? {};
        return { t, entered, converted, rate: ratio(converted, entered), partial: to + scope.window > scope.now };
      }),
      range: answeredRange(scope),
    };
  },
});
