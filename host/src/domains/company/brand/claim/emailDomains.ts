import { domainToASCII } from "node:url";
import { sql } from "kysely";
import type { EntityStore } from "#host/stores/entities.ts";

const ACTIVE = 1;

/** The name itself and the names above it, down to two labels: stats.eu.acme.com, eu.acme.com, acme.com. */
export function withParents(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, n) => labels.slice(n).join("."));
}

const domainOf = sql<string>`lower(regexp_replace(email, '^.*@', ''))`;

/**
 * Email domains of verified members that overlap with a host name, with the companies that use them: the name itself, a
 * parent or a subdomain. Addresses may contain letters of any script. Host names are compared in their ASCII form.
 */
export async function emailDomainsTouchedBy(
  store: EntityStore,
  domain: string,
): Promise<{ domain: string; companyId: number }[]> {
  const above = withParents(domain);
  const rows = await store
    .selectFrom("member")
    .select(["company_id", domainOf.as("domain")])
    .distinct()
    .where("status", "=", ACTIVE)
    .where((is) =>
      is.or([
        is(domainOf, "in", above),
        sql<boolean>`right(${domainOf}, ${domain.length + 1}::int) = ${`.${domain}`}`,
        sql<boolean>`email ~ '[^ -~]'`,
      ]),
    )
    .execute();
  return rows
    .map((row) => ({ domain: domainToASCII(row.domain), companyId: row.company_id }))
    .filter((row) => above.includes(row.domain) || row.domain.endsWith(`.${domain}`));
}
