import type { ProjectRetentionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { retentionQuestion } from "../../retentionQuestion.ts";

export const report: ProjectRetentionResolvers["report"] = (project, requested, context) => ({
  question: retentionQuestion(project, requested, context),
});
