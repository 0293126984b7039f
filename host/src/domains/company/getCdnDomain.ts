import { getCdnDomain as endpoint } from "@sightline/schema/rest/company/translation";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";

export const getCdnDomain = route(endpoint, {
  permit: member,
  gather: ({ caller }) => caller.companyId,
  ask: ({ entities }, companyId) =>
    entities.selectFrom("domain_setting").select("cdn_domain").where("company_id", "=", companyId).executeTakeFirst(),
  answer: (row) => ({ cdn_domain: row?.cdn_domain ?? null }),
});
