import { getFunnel as call } from "@sightline/schema/rest/funnels/funnels";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { ownFunnel } from "./profileOf.ts";

export const getFunnel = route(call, {
  permit: readers("funnel"),
  gather: ({ services, caller, params }) => ownFunnel(services, caller, params.id),
  ask: async ({ entities }, { widget_id, steps, exclusions }) => {
    const numbers = [...steps, ...exclusions].flatMap(({ goal_profile_id }) => goal_profile_id ?? []);
    if (numbers.length === 0) return [];
    return entities
      .selectFrom("goal_profile")
      .select(["goal_profile_id as id", "goal_name as name"])
      .where("widget_id", "=", widget_id)
      .where("goal_profile_id", "in", numbers)
      .execute();
  },
  answer: (goals, funnel) => ({ ...funnel, goals }),
});
