import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { namedProject } from "#gateway/graph/project.ts";
import { goalRefusal } from "../../goalRefusal.ts";
import { goalOf } from "../../goals.sources.ts";
import { createGoal as create } from "../../goals.upstream.ts";
import { wireRule } from "../../goalTypes.ts";

export const createGoal: MutationResolvers["createGoal"] = async (_, { input }, context) => {
  try {
    const { name, key, rule, purpose, isDefault } = input;
    const { widget_id } = await namedProject(context, input.project, "project");
    const goal = await create(context.upstream, {
      widget_id,
      goal_name: name,
      ...(key && { goal_key: key }),
      ...wireRule(rule),
      goal_purpose: lower(purpose),
      is_default: isDefault ?? false,
    });
    return { goal: goalOf(goal) };
  } catch (error) {
    return { problem: goalRefusal(refusal(error)) };
  }
};
