import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { billingScreens } from "#gateway/permissions/billingScreens.ts";
import { planPrompts } from "#gateway/permissions/planPrompts.ts";
import { access, trialLabel } from "#gateway/permissions/plans.ts";
import { planOf } from "../billing.sources.ts";
import * as billing from "../billing.upstream.ts";
import { ownBilling } from "../ownBilling.ts";
import { isBelowAnOffer, sellingBrand } from "../payment.sources.ts";
import { getOffers, getPaidExpiryRetry } from "../payment.upstream.ts";
import { referralFields } from "../referralFields.ts";

type Own =
  | "access"
  | "billing"
  | "billingScreens"
  | "hasHigherPlan"
  | "isSuspended"
  | "paymentRetries"
  | "plan"
  | "planByCode"
  | "planPrompts"
  | "plans"
  | "testedUsers"
  | "trial"
  | "usage";

const MAX_CODE = 9999;

export const Viewer: Pick<ViewerResolvers, Own | keyof typeof referralFields> = {
  ...referralFields,

  async access({ principal }, { feature }, context) {
    const shareModule = principal.kind === "share" ? principal.modules : undefined;
    return access(feature, { standing: await context.standing(), brandKind: context.brandKind, shareModule });
  },

  plan: async (_source, _args, { upstream }) => planOf(await billing.getPlanInfoWithAddOns(upstream)),

  async planByCode(_, { planId }, { upstream }) {
    if (planId < 0 || planId > MAX_CODE)
      throw invalid("planId", requestRefusals.outOfRange({ field: "planId", value: planId, min: 0, max: MAX_CODE }));
    const plan = await orNull(billing.getPlanInfoOf(upstream, planId));
    return plan && planOf(plan);
  },

  async hasHigherPlan(_source, _args, context) {
    const { upstream, brandKind } = context;
    const [offers, standing] = await Promise.all([getOffers(upstream, sellingBrand(brandKind)), context.standing()]);
    return standing !== null && isBelowAnOffer(offers, standing.paidPlan);
  },

  async planPrompts(_source, _args, context) {
    const [standing, trial] = await Promise.all([context.standing(), billing.getTrial(context.upstream)]);
    return standing === null ? [] : planPrompts(standing, trial.days_to_expire);
  },

  plans: async (_source, _args, { upstream, brandKind }) =>
    (await getOffers(upstream, sellingBrand(brandKind))).map(planOf),

  async trial(_source, _args, { upstream }) {
    const { days_to_expire: daysToExpire } = await billing.getTrial(upstream);
    return { daysToExpire, label: trialLabel(daysToExpire) };
  },

  usage: async (_source, _args, { upstream }) => ({ usage: await billing.getUsage(upstream) }),

  async testedUsers(_source, _args, { upstream }) {
    const { mtu, limit } = await billing.getMtu(upstream);
    return { count: mtu, limit };
  },

  billing: (_source, _args, context) => ownBilling(context),

  billingScreens: async (_source, _args, context) => billingScreens(await context.standing(), context.brandKind),

  paymentRetries: async (_source, _args, { upstream }) => (await getPaidExpiryRetry(upstream)).paid_plan_expiry_retry,

  isSuspended: async (_source, _args, { upstream }) => (await billing.checkFor30DayExpire(upstream)).prohibit === 1,
};
