import { getDomainSetting as endpoint } from "@sightline/schema/rest/company/company";
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import { verifiedBrands } from "#host/members/brands/verifiedBrands.ts";
import { anyone } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";

/**
 * Of a verified host name. This endpoint is public, so the secret of a company's SSO is always null in the response.
 */
export const getDomainSetting = route(endpoint, {
  permit: anyone,
  gather: ({ params }) => params.subdomain.toLowerCase(),
  ask: ({ entities, env }, subdomain) =>
    verifiedBrands(entities, env)
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
      .executeTakeFirst(),
  answer: (setting) => {
    if (!setting) throw new Problem(companyRefusals.domainNotFound());
    return { ...setting, sso_client_secret: null };
  },
});
