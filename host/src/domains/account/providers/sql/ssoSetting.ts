import { sql } from "kysely";
import { verifiedBrands } from "#host/members/brands/verifiedBrands.ts";
import type { Services } from "#host/http/services.ts";

export interface SsoRequest {
  email: string;
  /** of the address; empty if there is none */
  emailDomain: string;
  /** host name in the browser; empty if it doesn't matter */
  host: string;
}

export interface SsoSetting {
  subdomain: string;
  company_id: number;
  sso_domain: string;
  sso_client_id: string;
  sso_client_secret: string;
  sso_email_domain: string | null;
}

/**
 * The verified brand whose provider verifies an address. In order of priority: a brand that names the address's email
 * domain, a brand without a named domain whose host name is below the email domain, and the browser's brand if it names
 * no domain. Ties go to the brand whose host name the browser uses.
 */
export async function ssoSetting(
  { entities, env }: Pick<Services, "entities" | "env">,
  { email, emailDomain, host }: SsoRequest,
): Promise<SsoSetting | undefined> {
  // a top-level domain belongs to no company
  const proved = emailDomain.includes(".") ? emailDomain : "";
  const isNamed = sql<boolean>`${proved} <> '' and sso_email_domain = ${proved}`;
  const isAbove = sql<boolean>`${proved} <> '' and sso_email_domain is null
    and right(subdomain, ${proved.length + 1}::int) = ${`.${proved}`}`;
  const isBrand = sql<boolean>`${host} <> '' and subdomain = ${host}
    and (sso_email_domain is null or ${email} = '')`;
  const row = await verifiedBrands(entities, env)
    .select([
      "subdomain",
      "domain_setting.company_id",
      "sso_domain",
      "sso_client_id",
      "sso_client_secret",
      "sso_email_domain",
    ])
    .where("sso_flag", "=", true)
    .where("sso_domain", "<>", "")
    .where("sso_client_id", "<>", "")
    .where("sso_client_secret", "<>", "")
    .where((is) => is.or([isNamed, isAbove, isBrand]))
    .orderBy(sql`(${isNamed}) desc, (${isAbove}) desc`)
    // never by membership: the redirect would reveal whether the address has an account
    .orderBy(sql`(subdomain = ${host}) desc`)
    .orderBy("domain_setting.company_id")
    .limit(1)
    .executeTakeFirst();
  if (!row?.company_id || !row.sso_domain || !row.sso_client_id || !row.sso_client_secret) return undefined;
  const { company_id, sso_domain, sso_client_id, sso_client_secret } = row;
  return { ...row, company_id, sso_domain, sso_client_id, sso_client_secret };
}
