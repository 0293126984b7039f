import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { createErrorRule as create } from "../../rules.upstream.ts";

export const createErrorRule: MutationResolvers["createErrorRule"] = async (_, { input }, context) => {
  try {
    const { widget_id } = await namedProject(context, input.project, "project");
    const made = await create(context.upstream, { widget_id, part: lower(input.part), words: input.words });
    return { errorRuleId: made.error_rule_id };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
