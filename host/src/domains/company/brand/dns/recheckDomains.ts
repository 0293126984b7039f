// Checks verified host names four times a day, each in its own job. A name whose DNS records are gone, or whose domain
// has another owner, loses its effect.
import { z } from "zod";
import { passesWithoutDns } from "#host/members/brands/loopback.ts";
import { defineJob } from "#host/jobs/job.ts";
import { domainClaim } from "../sql/domainClaim.ts";
import { checkRecords } from "./checkRecords.ts";
import { recordCheck } from "./recordCheck.ts";
import { resolverOf } from "./resolver.ts";

export const recheckDomain = defineJob({
  name: "recheck-domain",
  data: z.object({ companyId: z.number().int() }),
  onePerKey: true,
  atOnce: 2,
  async work({ entities, env, now, log }, { companyId }) {
    const claim = await domainClaim(entities, env, companyId);
    if (!claim?.isVerified || passesWithoutDns(env, claim.name)) return;
    const result = await checkRecords(resolverOf(env), claim);
    const checked = { companyId, domain: claim.name, result, at: new Date(now()) };
    if (await recordCheck(entities, checked)) log.warn({ companyId }, "a domain is no longer verified");
  },
});

export const recheckDomains = defineJob({
  name: "recheck-domains",
  data: z.object({}),
  timetable: { cron: "23 */6 * * *" },
  async work({ entities, jobs }) {
    const verified = await entities
      .selectFrom("domain_setting")
      .select("company_id")
      .where("verified_at", "is not", null)
      .execute();
    for (const { company_id: companyId } of verified) {
      if (companyId !== null) await jobs.add(recheckDomain, { companyId }, { key: String(companyId) });
    }
  },
});
