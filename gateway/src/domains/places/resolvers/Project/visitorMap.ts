import type { ProjectResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { acquisitionQuestion } from "#gateway/domains/acquisition/acquisitionQuestion.ts";

export const visitorMap: ProjectResolvers["visitorMap"] = (project, requested, context) => {
  const { within: _within, ...question } = acquisitionQuestion(project, requested, context);
  return { question };
};
