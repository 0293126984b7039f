import type { ProjectAcquisitionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { acquisitionQuestion } from "../../acquisition/acquisitionQuestion.ts";

export const report: ProjectAcquisitionResolvers["report"] = (project, asked, context) => ({
  question: acquisitionQuestion(project, asked, context),
});
