// The upgrade prompt beside the remaining days. Only for Owner and Admin, because no other role can pay.
import type { PlanPrompt } from "#gateway/__generated__/resolverTypes.ts";
import { inPlanGroup } from "./planGroups.ts";
import { trialLabel } from "./plans.ts";
import type { Standing } from "./rules.ts";

export function planPrompts(
  { role, paidPlan }: Pick<Standing, "role" | "paidPlan">,
  daysToExpire: number,
): PlanPrompt[] {
  if (role > 1 || inPlanGroup(paidPlan, "withoutSubscription")) return [];
  if (inPlanGroup(paidPlan, "free")) return ["UPGRADE", "EXTEND_TRIAL"];
  return trialLabel(daysToExpire) === "TRIAL" ? ["UPGRADE"] : [];
}
