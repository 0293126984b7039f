// Lets a company on a free plan try the whole product again. Only once, and not with a paid subscription.
import { extendTrial as endpoint } from "@sightline/schema/rest/billing/payment";
import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { hasFreePlan, TRIAL_PLAN } from "../ledger/freePlans.ts";
import { givePlan } from "../ledger/givePlan.ts";
import { recordBilling } from "../ledger/recordBilling.ts";
import { paymentOf } from "../payment/paymentOf.ts";
import { hasSubscription } from "../payment/problems.ts";
import { billingOf } from "../sql/billingOf.ts";
import { lockedCompany } from "../sql/lockedCompany.ts";
import { runningSubscription } from "../sql/runningSubscription.ts";
import { payerOf } from "./payerOf.ts";

const DAY_MS = 86_400_000;

export const extendTrial = route(endpoint, {
  permit: roles(0, 1),
  gather: ({ caller, body }) => ({ ...payerOf(caller), days: body.days }),
  ask: ({ entities, now }, { companyId, userId, days }) =>
    entities.transaction().execute(async (store) => {
      const company = await lockedCompany(store, companyId);
      if (await runningSubscription(store, companyId)) throw hasSubscription();
      if (company.trial_extended_at) throw new Problem(billingRefusals.trialExtended());
      if (!hasFreePlan(company.paid_plan)) throw new Problem(billingRefusals.trialOfFreePlans());
      const at = new Date(now());
      await givePlan(store, companyId, TRIAL_PLAN, new Date(now() + days * DAY_MS));
      await store.updateTable("company").set({ trial_extended_at: at }).where("company_id", "=", companyId).execute();
      const description = `The trial goes on for ${days} days`;
      await recordBilling(store, { companyId, userId, action: "extend_trial", description, at });
    }),
  answer: (_done, { companyId }, { services }) => billingOf(services.entities, companyId, paymentOf(services).name),
});
