import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { goalOf } from "../../goals.sources.ts";
import { deleteGoal } from "../../goals.upstream.ts";

export const archiveGoal: MutationResolvers["archiveGoal"] = async (_, { input: { id } }, { upstream }) => {
  try {
    return { goal: goalOf(await deleteGoal(upstream, numberFromGlobalId(id, "Goal", "id"))) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
