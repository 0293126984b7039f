import { getPaidExpiryRetry as endpoint } from "@sightline/schema/rest/billing/payment";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";

export const getPaidExpiryRetry = route(endpoint, {
  permit: member,
  gather: ({ caller }) => caller.companyId,
  ask: ({ entities }, companyId) =>
    entities
      .selectFrom("company")
      .select("paid_plan_expiry_retry")
      .where("company_id", "=", companyId)
      .executeTakeFirstOrThrow(),
  answer: (row) => row,
});
