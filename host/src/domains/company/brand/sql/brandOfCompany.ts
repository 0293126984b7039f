import type { OwnBrand } from "@sightline/schema/rest/company/brand";
import { passesWithoutDns } from "#host/members/brands/loopback.ts";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { dnsRecords } from "../dns/dnsRecords.ts";
import { dnsTarget } from "../dns/dnsTarget.ts";
import { GRACE_MS } from "../dns/recordCheck.ts";
import { verificationOf } from "../dns/verificationOf.ts";

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
  is_verified: false,
  dns_state: "pending",
  dns_findings: [],
  dns_checked_at: null,
  verification_ends_at: null,
  dns_records: [],
} satisfies OwnBrand;

/** Of the SSO secret, only whether it is set. */
export async function brandOfCompany(
  entities: EntityStore,
  env: Pick<Services["env"], "PUBLIC_URL">,
  companyId: number,
): Promise<OwnBrand> {
  const row = await entities
    .selectFrom("domain_setting")
    .select(["subdomain", "website_name", "website_logo", "website_favicon", "main_color", "css_url as CSS_url"])
    .select(["cdn_domain", "custom_language", "login_text", "sso_flag", "sso_force_redirect", "sso_domain"])
    .select(["sso_client_id", "dns_state", "dns_findings", "dns_checked_at", "verified_at", "failing_since"])
    .select("domain_token")
    .select((is) => is("sso_client_secret", "is not", null).as("has_sso_secret"))
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  if (!row) return unset;
  const { domain_token: token, verified_at, failing_since, has_sso_secret, ...brand } = row;
  const name = row.subdomain;
  const endsAt = verified_at && failing_since ? new Date(failing_since.getTime() + GRACE_MS) : null;
  return {
    ...brand,
    ...verificationOf(env, row),
    has_sso_secret: Boolean(has_sso_secret),
    verification_ends_at: endsAt?.toISOString() ?? null,
    dns_records: passesWithoutDns(env, name) ? [] : dnsRecords({ name, target: dnsTarget(env), token }),
  };
}
