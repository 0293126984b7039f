import { updateGoal as endpoint } from "@sightline/schema/rest/goals/goals";
import { goalsRefusals } from "@sightline/schema/rest/goals/refusals";
import { changedFields } from "#host/outbox/changedFields.ts";
import { refuseGoal } from "#host/analytics/goals/goalRefusal.ts";
import { hasSubject } from "#host/analytics/goals/goalSubject.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { audit, fieldOf, noDefault, refuseTooManyComputed } from "./changeGoal.ts";
import { oneGoal, ownGoal } from "./goalOf.ts";
import { refuseSubject } from "./refuseSubject.ts";
import { usesOf } from "./sql/goalUses.ts";
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
    const { goal_type, goal_value, element_url, ...changed } = { ...row, ...change };
    const form_field = fieldOf({ goal_type, form_field: changed.form_field });
    const rule = { goal_type, goal_value, element_url, form_field };
    refuseGoal(rule);
    await refuseUnreadable({ events: services.events, signal }, rule);
    const isOther =
      goal_type !== row.goal_type ||
      goal_value !== row.goal_value ||
      element_url !== row.element_url ||
      form_field !== row.form_field;
    const isBack = row.archived_at !== null;
    // a goal whose funnel or form is turned off can still be renamed
    if (isOther || isBack) await refuseSubject(services.entities, row.widget_id, rule);
    if (hasSubject(rule)) {
      const funnel = (await usesOf(services.entities, row.widget_id))(row).find(({ kind }) => kind === "funnel");
      if (funnel) throw new Problem(goalsRefusals.stepUsed({ name: funnel.name }), { field: "goal_type" });
    }
    const isComputed = hasSubject(rule) && (isBack || !hasSubject(row));
    const ofField = "form_field" in change || form_field !== row.form_field ? { form_field } : {};
    return { row, change: { ...change, ...ofField }, isOther, isBack, isComputed };
  },
  ask: async ({ entities, now }, { row, change, isOther, isBack, isComputed }, { caller, body }) => {
    const { goal_profile_id: id, widget_id: widgetId } = row;
    await entities.transaction().execute(async (store) => {
      if (isComputed) await refuseTooManyComputed(store, widgetId);
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
