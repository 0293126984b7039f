import type { ProjectAcquisitionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { acquisitionQuestion } from "../../acquisitionQuestion.ts";

export const report: ProjectAcquisitionResolvers["report"] = (project, requested, context) => ({
  question: acquisitionQuestion(project, requested, context),
});
