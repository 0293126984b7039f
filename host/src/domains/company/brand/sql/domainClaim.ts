import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { DomainClaim } from "../dns/dnsRecords.ts";
import { dnsTarget } from "../dns/dnsTarget.ts";

/** Undefined if the company has no host name. */
export async function domainClaim(
  store: EntityStore,
  env: Pick<Services["env"], "PUBLIC_URL">,
  companyId: number,
): Promise<(DomainClaim & { isVerified: boolean }) | undefined> {
  const row = await store
    .selectFrom("domain_setting")
    .select(["subdomain", "domain_token", "verified_at"])
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { subdomain: name, domain_token: token, verified_at } = row;
  return { name, token, target: dnsTarget(env), isVerified: verified_at !== null };
}
