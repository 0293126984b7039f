import type { EntityStore } from "#host/stores/entities.ts";

/**
 * In a transaction: the company's host name, and its brand with it; everything else that it has set stays. A name that
 * changes must be verified anew. null hides the brand and keeps it.
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
