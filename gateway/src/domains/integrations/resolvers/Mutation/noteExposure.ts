import { OwnExperiment } from "@sightline/schema/rest/integrations/ownExperiments";
import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { noteExposure as note } from "../../ownExperiments.upstream.ts";

export const noteExposure: MutationResolvers["noteExposure"] = async (_, { input }, { upstream }) => {
  try {
    const { data: experiment } = OwnExperiment.safeParse(input.experiment);
    if (experiment === undefined) throw invalid("experiment", integrationsRefusals.experimentUnknown());
    return { enrolment: await note(upstream, experiment) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
