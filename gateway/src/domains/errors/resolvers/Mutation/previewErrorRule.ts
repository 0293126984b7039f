import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { previewErrorRule as preview } from "../../rules.upstream.ts";

export const previewErrorRule: MutationResolvers["previewErrorRule"] = async (_, { input }, context) => {
  try {
    const { widget_id } = await namedProject(context, input.project, "project");
    return { preview: await preview(context.upstream, { widget_id, part: lower(input.part), words: input.words }) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
