// A code works once. It activates its plan, or the trial's, for a number of days or for life. It can't be combined with
// a paid subscription, but remains valid until that ends.
import { redeemCode as endpoint } from "@sightline/schema/rest/billing/payment";
import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import { attempts } from "@sightline/schema/rest/refusals/request";
import { recordAttempt, clearAttempts } from "#host/http/attempts.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { hasFreePlan, TRIAL_PLAN } from "../ledger/freePlans.ts";
import { givePlan } from "../ledger/givePlan.ts";
import { recordBilling } from "../ledger/recordBilling.ts";
import { paymentOf } from "../payment/paymentOf.ts";
import { billingOf } from "../sql/billingOf.ts";
import { lockedCompany } from "../sql/lockedCompany.ts";
import { runningSubscription } from "../sql/runningSubscription.ts";
import { payerOf } from "../subscription/payerOf.ts";
import { codeHash } from "./codeHash.ts";

const DAY_MS = 86_400_000;
const limit = { max: 10, of: attempts.codes };
const wrong = () => new Problem(billingRefusals.wrongCode(), { field: "code" });

export const redeemCode = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller, body }) => {
    if (body.code.trim() === "") throw new Problem(billingRefusals.codeMissing(), { field: "code" });
    await recordAttempt(services, `redeem:${caller.companyId}`, limit);
    return { ...payerOf(caller), hash: codeHash(body.code) };
  },
  ask: async (services, { companyId, userId, hash }) => {
    const { entities, now } = services;
    const at = new Date(now());
    const days = await entities.transaction().execute(async (store) => {
      const company = await lockedCompany(store, companyId);
      const code = await store
        .updateTable("redeem_code")
        .set({ redeemed_by: companyId, redeemed_at: at })
        .where("code_hash", "=", hash)
        .where("redeemed_at", "is", null)
        .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", at)]))
        .returning(["plan_id", "days"])
        .executeTakeFirst();
      if (!code) throw wrong();
      if (await runningSubscription(store, companyId)) {
        throw new Problem(billingRefusals.codeDuringSubscription(), { field: "code" });
      }
      const planId = code.plan_id ?? (hasFreePlan(company.paid_plan) ? TRIAL_PLAN : company.paid_plan);
      // the days are added to the remaining days of the same plan
      const left = planId === company.paid_plan ? (company.plan_ends_at?.getTime() ?? 0) : 0;
      const endsAt = code.days === null ? null : new Date(Math.max(now(), left) + code.days * DAY_MS);
      await givePlan(store, companyId, planId, endsAt);
      await store
        .updateTable("company")
        .set({ lifetimedeal: code.days === null })
        .where("company_id", "=", companyId)
        .execute();
      const description = `Plan ${planId} ${code.days === null ? "for life" : `for ${code.days} days`}`;
      await recordBilling(store, { companyId, userId, action: "redeem_code", description, at });
      return code.days;
    });
    await clearAttempts(services, `redeem:${companyId}`);
    return days;
  },
  answer: async (days, { companyId }, { services }) => ({
    days,
    billing: await billingOf(services.entities, companyId, paymentOf(services).name),
  }),
});
