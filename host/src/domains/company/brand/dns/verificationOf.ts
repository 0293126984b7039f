import type { DomainVerification } from "@sightline/schema/rest/company/brand";
import type { Selectable } from "kysely";
import type { z } from "zod";
import { companyMessages } from "@sightline/schema/rest/company/refusals";
import { passesWithoutDns } from "#host/members/brands/loopback.ts";
import type { Services } from "#host/http/services.ts";
import type { EntityTables } from "#host/stores/__generated__/entityTables.ts";

type Row = Pick<
  Selectable<EntityTables["domain_setting"]>,
  "subdomain" | "verified_at" | "dns_state" | "dns_findings" | "dns_checked_at"
>;

export function verificationOf(
  env: Pick<Services["env"], "PUBLIC_URL">,
  { subdomain, verified_at, dns_state, dns_findings, dns_checked_at }: Row,
): z.infer<typeof DomainVerification> {
  if (passesWithoutDns(env, subdomain)) {
    const dns_findings = [companyMessages.pointsHere({ name: subdomain })];
    return { is_verified: true, dns_state: "ok", dns_findings, dns_checked_at: null };
  }
  return {
    is_verified: verified_at !== null,
    dns_state,
    dns_findings,
    dns_checked_at: dns_checked_at?.toISOString() ?? null,
  };
}
