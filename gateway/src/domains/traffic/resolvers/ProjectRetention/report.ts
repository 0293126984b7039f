import type { ProjectRetentionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { retentionQuestion } from "../../retention/retentionQuestion.ts";

export const report: ProjectRetentionResolvers["report"] = (project, asked, context) => ({
  question: retentionQuestion(project, asked, context),
});
