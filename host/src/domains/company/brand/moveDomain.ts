// One host name shows one company's brand. A company that changes its name keeps everything that it has set.
import { Problem } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { dnsTarget } from "./dns/dnsTarget.ts";

export async function assertFree(
  entities: EntityStore,
  { companyId, domain, field, env }: { companyId: number; domain: string; field: string; env: Services["env"] },
): Promise<void> {
  const own = [dnsTarget(env), ...env.ANALYTICS_HOSTS, ...env.AB_HOSTS, ...env.OPTIMISE_HOSTS];
  if (own.includes(domain)) throw new Problem("CONFLICT", `${domain} is where this product itself stands`, { field });
  const company = await entities
    .selectFrom("company")
    .select("company_id")
    .where("custom_domain", "=", domain)
    .where("company_id", "<>", companyId)
    .executeTakeFirst();
  const setting = await entities
    .selectFrom("domain_setting")
    .select("company_id")
    .where("subdomain", "=", domain)
    .executeTakeFirst();
  if (company || (setting && setting.company_id !== companyId)) {
    throw new Problem("CONFLICT", `${domain} belongs to another company`, { field });
  }
}

/** In a transaction: the company's host name, and its brand with it. null hides the brand and keeps it. */
export async function moveDomain(store: EntityStore, companyId: number, domain: string | null): Promise<void> {
  await store.updateTable("company").set({ custom_domain: domain }).where("company_id", "=", companyId).execute();
  if (domain === null) return;
  await store
    .updateTable("domain_setting")
    .set({ subdomain: domain, dns_state: "pending", dns_detail: "", dns_checked_at: null })
    .where("company_id", "=", companyId)
    .where("subdomain", "<>", domain)
    .execute();
}
