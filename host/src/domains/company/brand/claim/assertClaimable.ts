// The host names that a company may enter, checked before DNS. A claim reserves nothing: until it is verified, another
// company may enter the same name.
import { isLoopbackHostname } from "@sightline/schema/rest/network/loopback";
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import { publicMailDomains } from "#host/members/brands/publicMailDomains.ts";
import { Problem } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { dnsTarget } from "../dns/dnsTarget.ts";
import { emailDomainsTouchedBy, withParents } from "./emailDomains.ts";

interface Claim {
  companyId: number;
  /** lower case, in its ASCII form */
  domain: string;
  /** field of the request, for the error */
  field: string;
}

/**
 * Refuses the domains of email providers, and domains with addresses that members of other companies use to sign in. A
 * company whose own verified members also have such addresses may use the domain.
 */
export async function assertNotOthersMail(store: EntityStore, { companyId, domain, field }: Claim): Promise<void> {
  const provider = withParents(domain).find((each) => publicMailDomains.has(each));
  if (provider !== undefined) {
    throw new Problem(companyRefusals.mailProviderDomain({ domain: provider }), { field });
  }
  const touched = await emailDomainsTouchedBy(store, domain);
  const own = new Set(touched.filter((each) => each.companyId === companyId).map((each) => each.domain));
  if (touched.every((each) => own.has(each.domain))) return;
  throw new Problem(companyRefusals.domainOfOtherMembers({ domain }), {
    field,
  });
}

export async function assertClaimable(
  store: EntityStore,
  env: Pick<Services["env"], "PUBLIC_URL" | "TRACKER_URL" | "ANALYTICS_HOSTS" | "AB_HOSTS" | "OPTIMISE_HOSTS">,
  claim: Claim,
): Promise<void> {
  const { companyId, domain, field } = claim;
  const own = [dnsTarget(env), new URL(env.TRACKER_URL).hostname];
  if ([...own, ...env.ANALYTICS_HOSTS, ...env.AB_HOSTS, ...env.OPTIMISE_HOSTS].includes(domain)) {
    throw new Problem(companyRefusals.domainOfProduct({ domain }), { field });
  }
  const taken = await store
    .selectFrom("domain_setting")
    .select("domain_setting_id")
    .where("subdomain", "=", domain)
    .where("company_id", "is distinct from", companyId)
    .$if(!isLoopbackHostname(domain), (query) => query.where("verified_at", "is not", null))
    .executeTakeFirst();
  if (taken) throw new Problem(companyRefusals.domainTaken({ domain }), { field });
  await assertNotOthersMail(store, claim);
}
