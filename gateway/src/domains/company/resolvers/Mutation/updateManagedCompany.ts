import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { numberFromGlobalId } from "#gateway/graph/globalId.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { portalProblem, managedCompanyOf } from "../../portal.sources.ts";
import { updateManagedCompany as update } from "../../portal.upstream.ts";

export const updateManagedCompany: MutationResolvers["updateManagedCompany"] = async (_, { input }, { upstream }) => {
  try {
    const { isSuspended } = input;
    const change = {
      company_id: numberFromGlobalId(input.id, "ManagedCompany", "id"),
      paid_plan: input.planCode ?? undefined,
      trial_days: input.daysLeft,
      rewarded_session: input.extraSessions ?? undefined,
      additional_pageview: input.extraPageviews ?? undefined,
      ...(typeof isSuspended === "boolean" && { prohibit: isSuspended ? (1 as const) : (0 as const) }),
    };
    return { company: managedCompanyOf(await update(upstream, change)) };
  } catch (error) {
    return { problem: portalProblem(refusal(error)) };
  }
};
