import { createGoal as endpoint } from "@sightline/schema/rest/goals/goals";
import { goalsRefusals } from "@sightline/schema/rest/goals/refusals";
import { refuseGoal } from "#host/analytics/goals/goalRefusal.ts";
import { hasSubject } from "#host/analytics/goals/goalSubject.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { audit, fieldOf, noDefault, refuseTooManyComputed } from "./changeGoal.ts";
import { freeKey, keyOfName } from "./goalKey.ts";
import { oneGoal } from "./goalOf.ts";
import { refuseSubject } from "./refuseSubject.ts";
import { refuseUnreadable } from "./sql/unreadable.ts";

/** A list of goals is one query with a condition per goal. */
const MOST = 100;

export const createGoal = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body, signal }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    refuseGoal(body);
    await refuseUnreadable({ events: services.events, signal }, body);
    await refuseSubject(services.entities, widgetId, body);
    return widgetId;
  },
  ask: async ({ entities, now }, widgetId, { body, caller }) => {
    const { goal_key: wanted, ...given } = body;
    const at = new Date(now());
    const id = await entities.transaction().execute(async (store) => {
      const existing = await store
        .selectFrom("goal_profile")
        .select(["goal_key", "archived_at"])
        .where("widget_id", "=", widgetId)
        .execute();
      if (existing.filter(({ archived_at }) => archived_at === null).length >= MOST) {
        throw new Problem(goalsRefusals.tooMany({ max: MOST }));
      }
      if (hasSubject(given)) await refuseTooManyComputed(store, widgetId);
      const taken = new Set(existing.map(({ goal_key }) => goal_key));
      if (wanted && taken.has(wanted)) {
        throw new Problem(goalsRefusals.keyTaken({ key: wanted }), {
          field: "goal_key",
        });
      }
      if (given.is_default) await noDefault(store, widgetId);
      const goal_key = wanted ?? freeKey(keyOfName(given.goal_name), taken);
      const { goal_profile_id } = await store
        .insertInto("goal_profile")
        .values({
          ...{ ...given, form_field: fieldOf(given), widget_id: widgetId, goal_key },
          ...{ user_id: caller.userId, created_at: at, rule_since: at },
        })
        .returning("goal_profile_id")
        .executeTakeFirstOrThrow();
      await audit(store, caller, {
        widgetId,
        id: goal_profile_id,
        name: given.goal_name,
        action: "goal_created",
        at: now(),
      });
      return goal_profile_id;
    });
    return oneGoal(entities, id);
  },
  answer: (goal) => goal,
});
