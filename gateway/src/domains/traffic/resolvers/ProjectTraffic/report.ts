import type { ProjectTrafficResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { reportQuestion } from "#gateway/graph/reportQuestion.ts";

export const report: ProjectTrafficResolvers["report"] = (project, requested, context) => ({
  question: reportQuestion(project, requested, context),
});
