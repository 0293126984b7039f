import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { toCursor } from "#gateway/graph/cursor.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { projectProblem } from "../../projectProblem.ts";
import { projectKey, projectOf } from "../../projects.sources.ts";
import { createWidget } from "../../projects.upstream.ts";

export const createProject: MutationResolvers["createProject"] = async (_, { input }, { upstream }) => {
  try {
    const name = input.name.trim();
    if (name === "") throw invalid("name", projectsRefusals.nameMissing());
    const websites = [...(input.allowedWebsites ?? [])];
    const node = projectOf(await createWidget(upstream, { widget_name: name, widget_allowed_website: websites }));
    return { edge: { cursor: toCursor(projectKey(node)), node } };
  } catch (error) {
    return { problem: projectProblem(error) };
  }
};
