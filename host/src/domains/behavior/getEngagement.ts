import { getEngagement as call, type EngagementTotals } from "@sightline/schema/rest/behavior/engagement";
import { ratio } from "#host/analytics/statistics/ratio.ts";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { engagementSteps, type EngagementKind } from "./engagementSteps.ts";
import { engagedPages, engagementSums, frictionPages, type EngagementSums } from "./sql/engagement.ts";

const totalsOf = (sums: EngagementSums): EngagementTotals => ({
  sessions: sums.sessions,
  engaged_sessions: sums.engaged,
  engagement_rate: ratio(sums.engaged, sums.begun),
  pages_per_session: ratio(sums.pageviews, sums.sessions),
  engaged_time: ratio(sums.used_ms / 1000, sums.begun),
  scroll_depth: sums.reads > 0 ? sums.depth / 100 : null,
  returning_share: ratio(sums.returning, sums.visitors),
});

export const getEngagement = route(call, {
  permit: member,
  gather: gatherReport,
  ask: ({ events }, scope, { signal, body: { limit, offset } }) => {
    const context = { events, signal };
    return Promise.all([
      engagementSums(context, scope, scope.period),
      scope.previous && engagementSums(context, scope, scope.previous),
      engagedPages(context, scope, { limit, offset }),
      frictionPages(context, scope, { limit, offset }),
    ]);
  },
  answer: ([sums, before, top, friction], scope) => {
    const steps = (kind: EngagementKind) =>
      engagementSteps[kind].map((from, n) => ({ from, count: sums[kind][n] ?? 0 }));
    return {
      totals: totalsOf(sums),
      ...(before && { previous: totalsOf(before) }),
      scroll: steps("scroll"),
      time: steps("time"),
      pages: steps("pages"),
      returns: steps("returns"),
      top_pages: top.map(({ path, pageviews, used_ms, depth }) => ({
        path,
        pageviews,
        engaged_time: ratio(used_ms / 1000, pageviews),
        scroll_depth: depth / 100,
      })),
      friction,
      range: answeredRange(scope),
      sampled: false as const,
    };
  },
});
