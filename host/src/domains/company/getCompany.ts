import { getCompany as endpoint } from "@sightline/schema/rest/company";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";

export const getCompany = route(endpoint, {
  permit: member,
  gather: ({ caller }) => caller.companyId,
  ask: ({ entities }, companyId) =>
    entities
      .selectFrom("company")
      .select(["company_id", "company_name", "company_key", "custom_domain", "whitelabel_ref_id", "paid_plan"])
      .where("company_id", "=", companyId)
      .executeTakeFirstOrThrow(),
  answer: (company) => company,
});
