import { getGoal as endpoint } from "@sightline/schema/rest/goals/goals";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { goalOf, ownGoal } from "./goalOf.ts";
import { usesOf } from "./sql/goalUses.ts";

export const getGoal = route(endpoint, {
  permit: member,
  gather: async ({ services, caller, params }) => (await ownGoal(services, caller, params.goal_profile_id)).row,
  ask: ({ entities }, row) => usesOf(entities, row.widget_id),
  answer: (uses, row) => goalOf(row, uses),
});
