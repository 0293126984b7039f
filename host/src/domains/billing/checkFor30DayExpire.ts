import { checkFor30DayExpire as endpoint } from "@sightline/schema/rest/billing/billing";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";

const SUSPENDED = 1 as const;
const FREE = 0 as const;
const SUSPENDED_AFTER_MS = 30 * 86_400_000;

/** Suspended by an operator, or unpaid: payments have failed and the plan ended 30 days ago. */
export const checkFor30DayExpire = route(endpoint, {
  permit: member,
  gather: ({ caller }) => caller.companyId,
  ask: ({ entities }, companyId) =>
    entities
      .selectFrom("company")
      .select(["prohibit", "plan_ends_at", "paid_plan_expiry_retry"])
      .where("company_id", "=", companyId)
      .executeTakeFirstOrThrow(),
  answer: ({ prohibit, plan_ends_at, paid_plan_expiry_retry }, _companyId, { services }) => {
    const endedFor = plan_ends_at ? services.now() - plan_ends_at.getTime() : 0;
    const unpaid = paid_plan_expiry_retry > 0 && endedFor >= SUSPENDED_AFTER_MS;
    return { prohibit: prohibit === 1 || unpaid ? SUSPENDED : FREE };
  },
});
