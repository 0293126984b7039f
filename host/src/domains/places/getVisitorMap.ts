import { getVisitorMap as call, type PlaceValues } from "@sightline/schema/rest/places/places";
import { ratio } from "#host/analytics/statistics/ratio.ts";
import { readers } from "#host/http/permit.ts";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { gatherAcquisition } from "#host/analytics/acquisition/acquisitionScope.ts";
import { mainCurrency } from "#host/analytics/goals/mainCurrency.ts";
import { mapRows, type PlaceCount } from "./sql/mapRows.ts";

const valuesOf = (count: PlaceCount | undefined): PlaceValues => {
  const sessions = count?.m_sessions ?? 0;
  const conversions = count?.converted ?? 0;
  return {
    visitors: count?.m_visitors ?? 0,
    sessions,
    bounce_rate: ratio(count?.m_bounces ?? 0, count?.m_begun ?? 0),
    conversions,
    conversion_rate: ratio(conversions, sessions),
    revenue: count?.revenue ?? 0,
  };
};

const compared = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
const byName = (one: PlaceCount, other: PlaceCount) =>
  compared(one.label, other.label) || compared(one.within, other.within);

export const getVisitorMap = route(call, {
  permit: readers("map"),
  gather: async (move) => {
    const { level, country, region, limit, offset } = move.body;
    const scope = await gatherAcquisition({ ...move, body: { ...move.body, within: {} } });
    return { scope, places: { level, country, region }, limit, offset };
  },
  ask: async ({ events }, { scope, places }, { signal }) => {
    const context = { events: events.cached, signal };
    const currency = await mainCurrency(context, scope, scope.conversion);
    const [now, before] = await Promise.all([
      mapRows(context, scope, { ...places, currency, period: scope.period }),
      scope.previous && mapRows(context, scope, { ...places, currency, period: scope.previous }),
    ]);
    return { now, before, currency };
  },
  answer: ({ now, before, currency }, { scope, places, limit, offset }) => ({
    rows: now
      .filter(({ is_total }) => is_total === 0)
      .toSorted((one, other) => other.m_visitors - one.m_visitors || byName(one, other))
      .slice(offset, offset + limit)
      .map((count) => ({
        name: count.label,
        ...(places.level === "city" && { region: count.within }),
        values: valuesOf(count),
        ...(before && {
          previous: valuesOf(before.find((one) => one.is_total === 0 && byName(one, count) === 0)),
        }),
      })),
    totals: valuesOf(now.find(({ is_total }) => is_total === 1)),
    currency,
    range: answeredRange(scope),
  }),
});
