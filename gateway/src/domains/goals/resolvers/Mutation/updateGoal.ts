import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { goalRefusal } from "../../goalRefusal.ts";
import { goalOf } from "../../goals.sources.ts";
import { updateGoal as update } from "../../goals.upstream.ts";
import { wireRule } from "../../goalTypes.ts";

export const updateGoal: MutationResolvers["updateGoal"] = async (_, { input }, { upstream }) => {
  try {
    const { name, rule, purpose, isDefault, isArchived } = input;
    const goal = await update(upstream, {
      goal_profile_id: numberFromGlobalId(input.id, "Goal", "id"),
      ...(name != null && { goal_name: name }),
      ...(rule && wireRule(rule)),
      ...(purpose && { goal_purpose: lower(purpose) }),
      ...(isDefault != null && { is_default: isDefault }),
      ...(isArchived === false && { archived: false as const }),
    });
    return { goal: goalOf(goal) };
  } catch (error) {
    return { problem: goalRefusal(refusal(error)) };
  }
};
