import { getEngagement as call, type EngagementTotals } from "@sightline/schema/rest/behavior/engagement";
import { ratio } from "#host/analytics/statistics/ratio.ts";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { engagementSteps, type EngagementKind } from "./engagementSteps.ts";
import { frictionPages, readings, readingTotals, type Reading, visitSums, type VisitSums } from "./sql/engagement.ts";

const totalsOf = (visits: VisitSums, all: Reading["all"]): EngagementTotals => ({
  sessions: visits.sessions,
  engaged_sessions: visits.engaged,
  engagement_rate: ratio(visits.engaged, visits.begun),
  pages_per_session: ratio(visits.pageviews, visits.sessions),
  engaged_time: ratio(visits.used_ms / 1000, visits.begun),
  scroll_depth: all.reads > 0 ? all.depth / 100 : null,
  returning_share: ratio(visits.returning, visits.visitors),
});

export const getEngagement = route(call, {
  permit: member,
  gather: gatherReport,
  ask: async ({ events }, scope, { signal, body: { limit, offset } }) => {
    const context = { events: events.cached, signal };
    const { period, previous } = scope;
    const [visits, reading, visitsBefore, readingBefore, friction] = await Promise.all([
      visitSums(context, scope, period),
      readings(context, scope, period, { limit, offset }),
      previous && visitSums(context, scope, previous),
      previous && readingTotals(context, scope, previous),
      frictionPages(context, scope, { limit, offset }),
    ]);
    const before = visitsBefore && readingBefore ? totalsOf(visitsBefore, readingBefore) : undefined;
    return { visits, reading, before, friction };
  },
  answer: ({ visits, reading, before, friction }, scope) => {
    const sums = { ...visits, ...reading.all };
    const steps = (kind: EngagementKind) =>
      engagementSteps[kind].map((from, n) => ({ from, count: sums[kind][n] ?? 0 }));
    return {
      totals: totalsOf(visits, reading.all),
      ...(before && { previous: before }),
      scroll: steps("scroll"),
      time: steps("time"),
      pages: steps("pages"),
      returns: steps("returns"),
      top_pages: reading.pages.map(({ path, reads, used_ms, depth }) => ({
        path,
        pageviews: reads,
        engaged_time: ratio(used_ms / 1000, reads),
        scroll_depth: depth / 100,
      })),
      friction,
      range: answeredRange(scope),
      sampled: false as const,
    };
  },
});
