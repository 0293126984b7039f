import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { getSignUpPlan } from "../../identity.upstream.ts";

const LONGEST = 100;

export const signUpPlan: QueryResolvers["signUpPlan"] = async (_, { plan }, { upstream }) => {
  const asked = plan.trim();
  // neither a code nor a name; as a segment of a path, dots alone would lead elsewhere
  if (asked === "" || asked.length > LONGEST || /^\.+$/.test(asked)) return null;
  const found = await orNull(getSignUpPlan(upstream, asked));
  return found && { name: found.plan_name, trialDays: found.trial_days };
};
