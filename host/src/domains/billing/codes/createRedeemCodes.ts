import { createRedeemCodes as endpoint } from "@sightline/schema/rest/billing/payment";
import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import { OPERATOR } from "#host/http/impersonation.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { codeHash, newCode } from "./codeHash.ts";

export const createRedeemCodes = route(endpoint, {
  permit: (move) => {
    roles(0, 1)(move);
    if (move.caller.companyId !== OPERATOR) throw new Problem(billingRefusals.codesByOperator());
  },
  gather: async ({ services, body: { count, plan_id = null, days = null, expires_at = null } }) => {
    if (plan_id !== null) {
      const plan = await services.entities
        .selectFrom("plan")
        .select("plan_id")
        .where("plan_id", "=", plan_id)
        .executeTakeFirst();
      if (!plan) throw new Problem(billingRefusals.noSuchPlan(), { field: "plan_id" });
    } else if (days === null) throw new Problem(billingRefusals.codeWithoutContent(), { field: "days" });
    return { codes: Array.from({ length: count }, newCode), plan_id, days, expires_at };
  },
  ask: ({ entities, now }, { codes, ...what }) =>
    entities
      .insertInto("redeem_code")
      .values(codes.map((code) => ({ ...what, code_hash: codeHash(code), created_at: new Date(now()) })))
      .execute(),
  answer: (_done, { codes }) => ({ codes }),
});
