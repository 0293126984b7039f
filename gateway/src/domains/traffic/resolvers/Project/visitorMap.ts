import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { acquisitionQuestion } from "../../acquisition/acquisitionQuestion.ts";

export const visitorMap: ProjectResolvers["visitorMap"] = (project, asked, context) => {
  const { within: _within, ...question } = acquisitionQuestion(project, asked, context);
  return { question };
};
