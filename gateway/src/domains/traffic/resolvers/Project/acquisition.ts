import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { acquisitionQuestion } from "../../acquisition/acquisitionQuestion.ts";

export const acquisition: ProjectResolvers["acquisition"] = (project, asked, context) => ({
  question: acquisitionQuestion(project, asked, context),
});
