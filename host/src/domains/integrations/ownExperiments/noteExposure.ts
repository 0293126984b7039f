// The first member of a company who sees a variant counts. An impersonator is not a member of the company: the variant
// is displayed but not counted.
import { noteExposure as endpoint } from "@sightline/schema/rest/integrations/ownExperiments";
import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import { inPerson } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { enrolmentsOf } from "./enrolmentsOf.ts";
import { reportExposure } from "./reportExposure.ts";

export const noteExposure = route(endpoint, {
  permit: inPerson,
  gather: async ({ services, caller, body }) => {
    const enrolments = await enrolmentsOf(services, caller.companyId);
    const found = enrolments.find(({ experiment }) => experiment === body.experiment);
    if (!found) throw new Problem(integrationsRefusals.experimentNotFound());
    return found;
  },
  ask: async ({ entities, jobs, now }, { experiment, variant }, { caller }) => {
    if (caller.kind !== "member" || caller.actedBy) return;
    const { companyId, userId } = caller;
    await entities.transaction().execute(async (store) => {
      const noted = await store
        .insertInto("own_experiment_exposure")
        .values({ company_id: companyId, experiment, variant, user_id: userId, seen_at: new Date(now()) })
        .onConflict((conflict) => conflict.doNothing())
        .returning("company_id")
        .executeTakeFirst();
      if (noted) await jobs.add(reportExposure, { companyId, experiment }, { store });
    });
  },
  answer: (_, enrolment) => enrolment,
});
