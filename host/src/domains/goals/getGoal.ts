import { getGoal as endpoint } from "@sightline/schema/rest/goals/goals";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { goalOf, ownGoal, relationsOf } from "./goalOf.ts";

export const getGoal = route(endpoint, {
  permit: member,
  gather: async ({ services, caller, params }) => (await ownGoal(services, caller, params.goal_profile_id)).row,
  ask: ({ entities }, row) => relationsOf(entities, row.widget_id, [row]),
  answer: (relations, row) => goalOf(row, relations(row)),
});
