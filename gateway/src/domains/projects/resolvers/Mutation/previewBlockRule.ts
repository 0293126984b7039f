import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { previewBlockRule as preview } from "../../blocking/blocking.upstream.ts";
import { previewOf } from "../../blocking/ruleOf.ts";

export const previewBlockRule: MutationResolvers["previewBlockRule"] = async (_, { input }, context) => {
  try {
    const { kind, value } = input;
    if (value.trim() === "") throw invalid("value", projectsRefusals.blockValueMissing());
    const { widget_id } = await namedProject(context, input.project, "project");
    return { preview: previewOf(await preview(context.upstream, { widget_id, kind: lower(kind), value })) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
