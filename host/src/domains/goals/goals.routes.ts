import type { Route } from "#host/http/route.ts";
import { createGoal } from "./createGoal.ts";
import { deleteGoal } from "./deleteGoal.ts";
import { getGoal } from "./getGoal.ts";
import { getGoalResult } from "./getGoalResult.ts";
import { getGoalVisits } from "./getGoalVisits.ts";
import { getGoals } from "./getGoals.ts";
import { previewGoal } from "./previewGoal.ts";
import { updateGoal } from "./updateGoal.ts";

export const goalsRoutes: Route[] = [
  createGoal,
  deleteGoal,
  getGoal,
  getGoalResult,
  getGoalVisits,
  getGoals,
  previewGoal,
  updateGoal,
];
