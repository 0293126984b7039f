import { getDomainSetting as endpoint } from "@sightline/schema/rest/company/company";
import { anyone } from "#host/http/permit.ts";
import { notFound } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";

/** Anybody may ask, so the secret of a company's sign-in never leaves here: it is always answered null. */
export const getDomainSetting = route(endpoint, {
  permit: anyone,
  gather: ({ params }) => params.subdomain.toLowerCase(),
  ask: ({ entities }, subdomain) =>
    entities
      .selectFrom("domain_setting")
      .leftJoin("company", "company.company_id", "domain_setting.company_id")
      .select(["website_logo", "website_name", "website_favicon", "cdn_domain", "main_color", "css_url as CSS_url"])
      .select([
        "sso_flag",
        "sso_force_redirect",
        "sso_domain",
        "sso_client_id",
        "domain_setting.paid_plan",
        "custom_language",
      ])
      .select("login_text")
      .where("subdomain", "=", subdomain)
      // a company that has taken its host name away keeps its brand, unseen
      .where((is) =>
        is.or([
          is("domain_setting.company_id", "is", null),
          is("company.custom_domain", "=", is.ref("domain_setting.subdomain")),
        ]),
      )
      .executeTakeFirst(),
  answer: (setting) => {
    if (!setting) throw notFound("A setting for this domain");
    return { ...setting, sso_client_secret: null };
  },
});
