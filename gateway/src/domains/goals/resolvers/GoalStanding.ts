import type { GoalStandingResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { getLastConversions } from "../goals.upstream.ts";

export const GoalStanding: Required<Pick<GoalStandingResolvers, "lastAt">> = {
  lastAt: async ({ goalProfileId, widgetId }, _, { upstream }) =>
    (await getLastConversions(upstream, widgetId)).get(goalProfileId) ?? null,
};
