import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { reportQuestion } from "#gateway/graph/reportQuestion.ts";

export const visitorMap: ProjectResolvers["visitorMap"] = (project, requested, context) => ({
  question: reportQuestion(project, requested, context),
});
