import type { QuotaResource, ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { planLimitMessage, resourceCap } from "#gateway/permissions/planGroups.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import { countFunnels, countTests } from "../quota.upstream.ts";

interface Limited {
  /** as people call them */
  things: string;
  count(upstream: Upstream, widgetId: number): Promise<number>;
}

const limited: Record<QuotaResource, Limited> = {
  AB_TESTS: { things: "A/B tests", count: (upstream, widgetId) => countTests(upstream, widgetId, "abtest") },
  PERSONALISATIONS: {
    things: "personalisation profiles",
    count: (upstream, widgetId) => countTests(upstream, widgetId, "personalize"),
  },
  FUNNELS: { things: "funnels", count: countFunnels },
};

export const Project: Pick<ProjectResolvers, "quota"> = {
  async quota({ widget_id }, args, context) {
    const { things, count } = limited[args.for];
    const [standing, used] = await Promise.all([context.standing(), count(context.upstream, widget_id)]);
    const limit = standing && resourceCap(standing.paidPlan);
    const isFull = limit !== null && used >= limit;
    return { used, limit, message: isFull ? planLimitMessage(limit, things) : null };
  },
};
