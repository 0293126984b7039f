import { billingRefusals, cappedThings } from "@sightline/schema/rest/billing/refusals";
import type { Label } from "@sightline/schema/rest/refusals/message";
import type { QuotaResource, ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { resourceCap } from "#gateway/permissions/planGroups.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import { countFunnels, countTests } from "../quota.upstream.ts";

interface Limited {
  things: Label;
  count(upstream: Upstream, widgetId: number): Promise<number>;
}

const limited: Record<QuotaResource, Limited> = {
  AB_TESTS: { things: cappedThings.tests, count: (upstream, widgetId) => countTests(upstream, widgetId, "abtest") },
  PERSONALISATIONS: {
    things: cappedThings.personalizations,
    count: (upstream, widgetId) => countTests(upstream, widgetId, "personalize"),
  },
  FUNNELS: { things: cappedThings.funnels, count: countFunnels },
};

export const Project: Pick<ProjectResolvers, "quota"> = {
  async quota({ widget_id }, args, context) {
    const { things, count } = limited[args.for];
    const [standing, used] = await Promise.all([context.standing(), count(context.upstream, widget_id)]);
    const limit = standing && resourceCap(standing.paidPlan);
    return { used, limit, ...(limit !== null && used >= limit && billingRefusals.planFull({ max: limit, things })) };
  },
};
