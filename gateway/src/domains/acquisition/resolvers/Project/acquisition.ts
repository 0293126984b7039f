import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { acquisitionQuestion } from "../../acquisitionQuestion.ts";

export const acquisition: ProjectResolvers["acquisition"] = (project, requested, context) => ({
  question: acquisitionQuestion(project, requested, context),
});
