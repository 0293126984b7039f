import type { ProjectPlacesResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { acquisitionQuestion } from "../../acquisition/acquisitionQuestion.ts";

export const map: ProjectPlacesResolvers["map"] = (project, asked, context) => {
  const { within: _within, ...question } = acquisitionQuestion(project, asked, context);
  return { question };
};
