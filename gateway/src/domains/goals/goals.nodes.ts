import type { Context } from "#gateway/context.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { goalOf, type GoalSource } from "./goals.sources.ts";
import { getGoal } from "./goals.upstream.ts";

export const goalNode = async ({ upstream }: Context, id: string, field: string): Promise<GoalSource | null> =>
  goalOf(await getGoal(upstream, numberFromGlobalId(id, "Goal", field)));
