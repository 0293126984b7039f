import type { EntityStore } from "#host/stores/entities.ts";

/**
 * In a transaction: changes the company's host name and its brand's. All other settings stay. A changed name must be
 * verified again. null hides the brand without deleting it.
 */
export async function moveDomain(store: EntityStore, companyId: number, domain: string | null): Promise<void> {
  await store.updateTable("company").set({ custom_domain: domain }).where("company_id", "=", companyId).execute();
  await store
    .updateTable("domain_setting")
    .set({
      ...(domain !== null && { subdomain: domain }),
      ...{ dns_state: "pending", dns_findings: "[]", dns_checked_at: null },
      ...{ verified_at: null, failing_since: null, failed_checks: 0 },
    })
    .where("company_id", "=", companyId)
    .$if(domain !== null, (update) => update.where("subdomain", "<>", domain))
    .execute();
}
