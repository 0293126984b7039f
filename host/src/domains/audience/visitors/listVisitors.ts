import { listVisitors as call } from "@sightline/schema/rest/audience/visitors";
import { gatherConversions } from "#host/analytics/goals/conversionScope.ts";
import { mainCurrency } from "#host/analytics/goals/mainCurrency.ts";
import { member } from "#host/http/permit.ts";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { route } from "#host/http/route.ts";
import { describeVisitors } from "#host/analytics/visitors/describeVisitors.ts";
import { visitorList } from "./sql/visitorList.ts";
import { taggedVisitors } from "#host/analytics/visitors/visitorTags.ts";

export const listVisitors = route(call, {
  permit: member,
  gather: async (move) => ({ scope: await gatherConversions(move), requested: move.body }),
  ask: async (services, { scope, requested }, { signal }) => {
    const { events, entities } = services;
    const { widgetId } = scope.project;
    const { tag } = requested;
    const [currency, among] = await Promise.all([
      mainCurrency({ events, signal }, scope, scope.conversion),
      tag === undefined ? undefined : taggedVisitors(entities, widgetId, tag),
    ]);
    const { kind, q, sort, direction, after, limit } = requested;
    const question = { kind, q, among, currency, sort, direction, after, limit };
    const { rows, totals } = await visitorList({ events, signal }, scope, question);
    const ids = rows.map((row) => row.visitor_id);
    return { rows, totals, currency, known: await describeVisitors(services, widgetId, ids, signal) };
  },
  answer: ({ rows, totals, currency, known }, { scope }) => ({
    rows: rows.flatMap((row) => {
      const visitor = known.get(row.visitor_id)?.visitor;
      if (!visitor) return [];
      const { sessions, pageviews, events, revenue, sorted_by } = row;
      const conversions = scope.counted ? row.conversions : null;
      const last_seen = new Date(row.last_seen).toISOString();
      return [{ visitor, numbers: { last_seen, sessions, pageviews, events, conversions, revenue }, sorted_by }];
    }),
    total: totals.visitors,
    sessions: totals.sessions,
    pageviews: totals.pageviews,
    currency: currency || null,
    range: answeredRange(scope),
  }),
});
