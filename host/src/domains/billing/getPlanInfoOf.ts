import { getPlanInfoOf as endpoint } from "@sightline/schema/rest/billing/billing";
import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import { member } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { asSold, plans } from "./sql/plans.ts";

export const getPlanInfoOf = route(endpoint, {
  permit: member,
  gather: ({ params }) => params.paid_plan,
  ask: ({ entities }, code) => plans(entities).where("plan_id", "=", code).executeTakeFirst(),
  answer: (plan) => {
    if (!plan) throw new Problem(billingRefusals.planNotFound());
    return { ...plan, ...asSold };
  },
});
