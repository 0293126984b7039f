import { getCdnDomain as endpoint } from "@sightline/schema/rest/company/translation";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";

/** Of the setting of the company's own domain; of its others, the first by name. */
export const getCdnDomain = route(endpoint, {
  permit: member,
  gather: ({ caller }) => caller.companyId,
  ask: ({ entities }, companyId) =>
    entities
      .selectFrom("domain_setting")
      .innerJoin("company", "company.company_id", "domain_setting.company_id")
      .select("domain_setting.cdn_domain")
      .where("domain_setting.company_id", "=", companyId)
      .where("domain_setting.cdn_domain", "is not", null)
      .orderBy((is) => is("domain_setting.subdomain", "=", is.ref("company.custom_domain")), "desc")
      .orderBy("domain_setting.subdomain")
      .executeTakeFirst(),
  answer: (row) => ({ cdn_domain: row?.cdn_domain ?? null }),
});
