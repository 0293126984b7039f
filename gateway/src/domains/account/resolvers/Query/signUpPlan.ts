import type { QueryResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { getSignUpPlan } from "../../identity.upstream.ts";

const LONGEST = 100;

export const signUpPlan: QueryResolvers["signUpPlan"] = async (_, { plan }, { upstream }) => {
  const requested = plan.trim();
  // neither a code nor a name; dots alone as a path segment would resolve to another path
  if (requested === "" || requested.length > LONGEST || /^\.+$/.test(requested)) return null;
  const found = await orNull(getSignUpPlan(upstream, requested));
  return found && { name: found.plan_name, trialDays: found.trial_days };
};
