import type { OwnBrand } from "@sightline/schema/rest/company/brand";
import type { EntityStore } from "#host/stores/entities.ts";

const unset = {
  subdomain: null,
  website_name: null,
  website_logo: null,
  website_favicon: null,
  main_color: null,
  CSS_url: null,
  cdn_domain: null,
  custom_language: null,
  login_text: null,
  sso_flag: false,
  sso_force_redirect: false,
  sso_domain: null,
  sso_client_id: null,
  has_sso_secret: false,
  dns_state: "pending",
  dns_detail: "",
  dns_checked_at: null,
} as const;

/** Of the sign-in's secret only whether there is one. */
export async function brandOfCompany(entities: EntityStore, companyId: number, dnsTarget: string): Promise<OwnBrand> {
  const row = await entities
    .selectFrom("domain_setting")
    .select(["subdomain", "website_name", "website_logo", "website_favicon", "main_color", "css_url as CSS_url"])
    .select(["cdn_domain", "custom_language", "login_text", "sso_flag", "sso_force_redirect", "sso_domain"])
    .select(["sso_client_id", "dns_state", "dns_detail", "dns_checked_at"])
    .select((is) => is("sso_client_secret", "is not", null).as("has_sso_secret"))
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  if (!row) return { ...unset, dns_target: dnsTarget };
  return {
    ...row,
    has_sso_secret: Boolean(row.has_sso_secret),
    dns_checked_at: row.dns_checked_at?.toISOString() ?? null,
    dns_target: dnsTarget,
  };
}
