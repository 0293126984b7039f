import type { ProjectPlacesResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { reportQuestion } from "#gateway/graph/reportQuestion.ts";

export const map: ProjectPlacesResolvers["map"] = (project, requested, context) => ({
  question: reportQuestion(project, requested, context),
});
