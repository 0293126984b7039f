// A company's experiments. Variants that it has already seen are stored, all others are computed.
import { FIRST_TEST_ELIGIBLE_COMPANY, type Enrolment } from "@sightline/schema/rest/integrations/ownExperiments";
import type { Services } from "#host/http/services.ts";
import { variantOf } from "./variantOf.ts";

export async function enrolmentsOf({ env, entities }: Services, companyId: number): Promise<Enrolment[]> {
  if (companyId < FIRST_TEST_ELIGIBLE_COMPANY || env.OWN_EXPERIMENTS.length === 0) return [];
  const seen = await entities
    .selectFrom("own_experiment_exposure")
    .select(["experiment", "variant"])
    .where("company_id", "=", companyId)
    .execute();
  const stored = new Map(seen.map(({ experiment, variant }) => [experiment, variant]));
  return env.OWN_EXPERIMENTS.map((experiment) => ({
    experiment,
    variant: stored.get(experiment) ?? variantOf(experiment, companyId),
  }));
}
