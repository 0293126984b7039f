import { checkDomain as endpoint } from "@sightline/schema/rest/company/brand";
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import { attempts } from "@sightline/schema/rest/refusals/request";
import { recordAttempt } from "#host/http/attempts.ts";
import { passesWithoutDns } from "#host/members/brands/loopback.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { assertClaimable } from "../claim/assertClaimable.ts";
import { brandOfCompany } from "../sql/brandOfCompany.ts";
import { domainClaim } from "../sql/domainClaim.ts";
import { brandManagers } from "../whiteLabel.ts";
import { checkRecords } from "./checkRecords.ts";
import { recordCheck } from "./recordCheck.ts";
import { resolverOf } from "./resolver.ts";

const limit = { max: 30, of: attempts.domainChecks };

export const checkDomain = route(endpoint, {
  permit: brandManagers,
  gather: async ({ services, caller: { companyId } }) => {
    const { entities, env } = services;
    const claim = await domainClaim(entities, env, companyId);
    if (!claim) throw new Problem(companyRefusals.noDomainToCheck(), { field: "subdomain" });
    await recordAttempt(services, `dns:${companyId}`, limit);
    // other companies may have started to use the name since it was entered
    if (!claim.isVerified) {
      await assertClaimable(entities, env, { companyId, domain: claim.name, field: "subdomain" });
    }
    return { companyId, claim };
  },
  ask: async ({ entities, env, now, log }, { companyId, claim }) => {
    if (!passesWithoutDns(env, claim.name)) {
      const result = await checkRecords(resolverOf(env), claim);
      const checked = { companyId, domain: claim.name, result, at: new Date(now()) };
      if (await recordCheck(entities, checked)) log.warn({ companyId }, "a domain is no longer verified");
    }
    return brandOfCompany(entities, env, companyId);
  },
  answer: (brand) => brand,
});
