import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { retentionQuestion } from "../../retention/retentionQuestion.ts";

export const retention: ProjectResolvers["retention"] = (project, asked, context) => ({
  question: retentionQuestion(project, asked, context),
});
