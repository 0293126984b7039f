import { getSignUpPlan as endpoint } from "@sightline/schema/rest/account/signUpPlan";
import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { FREE, TRIAL_MS } from "./planEnd.ts";
import { planOnSale } from "./sql/planOnSale.ts";

const DAY_MS = 86_400_000;

export const getSignUpPlan = route(endpoint, {
  permit: anyone,
  gather: ({ params }) => params.plan,
  ask: ({ entities }, requested) => planOnSale(entities, requested),
  answer: (plan) => {
    if (!plan) throw new Problem(billingRefusals.planNotFound());
    return { ...plan, trial_days: plan.plan_id === FREE ? null : TRIAL_MS / DAY_MS };
  },
});
