// Applies the result of a host name check. A successful check verifies the name. A verified name stays verified until
// checks have failed several times over several days, because DNS is often wrong for a few hours.
import { sql } from "kysely";
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import { Problem } from "#host/http/problem.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { CheckResult } from "./checkRecords.ts";

const DAY_MS = 86_400_000;
export const GRACE_MS = 3 * DAY_MS;
export const GRACE_CHECKS = 4;

interface Checked {
  companyId: number;
  /** the host name that was checked: it may have changed in the meantime */
  domain: string;
  result: CheckResult;
  at: Date;
}

const isTaken = (error: unknown) => error instanceof Error && "code" in error && error.code === "23505";

/** Returns whether the verification was revoked. */
export async function recordCheck(store: EntityStore, { companyId, domain, result, at }: Checked): Promise<boolean> {
  const seen = { dns_state: result.state, dns_findings: JSON.stringify(result.findings), dns_checked_at: at };
  const row = store.updateTable("domain_setting").where("company_id", "=", companyId).where("subdomain", "=", domain);
  if (result.state === "pending") {
    await row.set(seen).execute();
    return false;
  }
  if (result.state === "ok") {
    try {
      await row
        .set({ ...seen, verified_at: sql`coalesce(verified_at, ${at})`, failing_since: null, failed_checks: 0 })
        .execute();
    } catch (error) {
      if (!isTaken(error)) throw error;
      throw new Problem(companyRefusals.domainTaken({ domain }), { field: "subdomain" });
    }
    return false;
  }
  await row
    .set({ ...seen, failing_since: sql`coalesce(failing_since, ${at})`, failed_checks: sql`failed_checks + 1` })
    .execute();
  const withdrawn = await row
    .set({ verified_at: null })
    .where("verified_at", "is not", null)
    .where("failing_since", "<=", new Date(at.getTime() - GRACE_MS))
    .where("failed_checks", ">=", GRACE_CHECKS)
    .returning("company_id")
    .execute();
  return withdrawn.length > 0;
}
