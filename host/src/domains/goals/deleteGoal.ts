import { deleteGoal as endpoint } from "@sightline/schema/rest/goals/goals";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { audit } from "./changeGoal.ts";
import { oneGoal, ownGoal } from "./goalOf.ts";

export const deleteGoal = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => (await ownGoal(services, caller, body.goal_profile_id)).row,
  ask: async ({ entities, now }, row, { caller }) => {
    const { goal_profile_id: id, widget_id: widgetId, goal_name: name } = row;
    if (row.archived_at) return oneGoal(entities, id);
    await entities.transaction().execute(async (store) => {
      await store
        .updateTable("goal_profile")
        .set({ archived_at: new Date(now()), is_default: false })
        .where("goal_profile_id", "=", id)
        .execute();
      await audit(store, caller, { widgetId, id, name, action: "goal_archived", at: now() });
    });
    return oneGoal(entities, id);
  },
  answer: (goal) => goal,
});
