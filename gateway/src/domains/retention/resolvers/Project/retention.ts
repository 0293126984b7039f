import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { retentionQuestion } from "../../retentionQuestion.ts";

export const retention: ProjectResolvers["retention"] = (project, requested, context) => ({
  question: retentionQuestion(project, requested, context),
});
