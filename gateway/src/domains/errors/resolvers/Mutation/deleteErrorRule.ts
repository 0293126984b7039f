import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { deleteErrorRule as remove } from "../../rules.upstream.ts";

export const deleteErrorRule: MutationResolvers["deleteErrorRule"] = async (_, { input }, context) => {
  try {
    const { widget_id } = await namedProject(context, input.project, "project");
    await remove(context.upstream, { widget_id, error_rule_id: input.errorRuleId });
    return { errorRuleId: input.errorRuleId };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
