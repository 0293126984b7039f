import { updateGoal as endpoint } from "@sightline/schema/rest/goals/goals";
import { goalsRefusals } from "@sightline/schema/rest/goals/refusals";
import { changedFields } from "#host/outbox/changedFields.ts";
import { refuseGoal } from "#host/analytics/goals/goalRefusal.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { audit, noDefault } from "./changeGoal.ts";
import { oneGoal, ownGoal } from "./goalOf.ts";
import { refuseUnreadable } from "./sql/unreadable.ts";

export const updateGoal = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body, signal }) => {
    const { row } = await ownGoal(services, caller, body.goal_profile_id);
    const { goal_profile_id: _id, archived, ...given } = body;
    const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    if (Object.keys(change).length === 0 && archived === undefined) {
      throw new Problem(goalsRefusals.nothingToChange(), { field: "goal_name" });
    }
    if (row.archived_at && archived === undefined) {
      throw new Problem(goalsRefusals.archived());
    }
    const { goal_type, goal_value, element_url } = { ...row, ...change };
    refuseGoal({ goal_type, goal_value, element_url });
    await refuseUnreadable({ events: services.events, signal }, { goal_type, goal_value, element_url });
    const isOther = goal_type !== row.goal_type || goal_value !== row.goal_value || element_url !== row.element_url;
    return { row, change, isOther, isBack: row.archived_at !== null };
  },
  ask: async ({ entities, now }, { row, change, isOther, isBack }, { caller, body }) => {
    const { goal_profile_id: id, widget_id: widgetId } = row;
    await entities.transaction().execute(async (store) => {
      if (body.is_default) await noDefault(store, widgetId);
      await store
        .updateTable("goal_profile")
        .set({ ...change, ...(isBack && { archived_at: null }), ...(isOther && { rule_since: new Date(now()) }) })
        .where("goal_profile_id", "=", id)
        .execute();
      const action = isBack ? "goal_restored" : "goal_changed";
      const name = body.goal_name ?? row.goal_name;
      await audit(store, caller, { widgetId, id, name, action, change: changedFields(row, change), at: now() });
    });
    return oneGoal(entities, id);
  },
  answer: (goal) => goal,
});
