import { updateEventRule as endpoint } from "@sightline/schema/rest/events/rules";
import { eventsRefusals } from "@sightline/schema/rest/events/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { assertMayWriteCode } from "#host/analytics/eventRules/assertMayWriteCode.ts";
import { auditRule, ruleChange } from "./auditRule.ts";
import { CONDITION, refuseRule } from "./refuseRule.ts";
import { oneRule, ownRule, refuseWithoutFeature } from "./ruleOf.ts";

interface Watched {
  action_type: number;
  path_name: string;
  status: string;
}

/** Whether the update writes, replaces or removes a condition, or makes trackers run one again. */
function touchesCondition(before: Watched, after: Watched): boolean {
  if (before.action_type !== CONDITION && after.action_type !== CONDITION) return false;
  const isSame = before.action_type === after.action_type && before.path_name === after.path_name;
  return !isSame || (before.status !== "active" && after.status === "active");
}

export const updateEventRule = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { event_config_id: id, ...given } = body;
    const { widget_id } = await ownRule(services, caller, id);
    await refuseWithoutFeature(services.entities, widget_id);
    const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    if (Object.keys(change).length === 0) {
      throw new Problem(eventsRefusals.nothingToChange(), { field: "event_name" });
    }
    return { id, change };
  },
  ask: async (services, { id, change }, { caller, signal }) => {
    await services.entities.transaction().execute(async (store) => {
      // locked: two concurrent updates must not together create a condition that neither of them alone may write
      const before = await store
        .selectFrom("event_config")
        .selectAll()
        .where("event_config_id", "=", id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const after = { ...before, ...change };
      if (touchesCondition(before, after)) {
        assertMayWriteCode(caller, after.path_name === before.path_name ? "action_type" : "path_name");
      }
      refuseRule(after);
      await store.updateTable("event_config").set(change).where("event_config_id", "=", id).execute();
      const done = { widget_id: after.widget_id, id, name: after.event_name, at: services.now() };
      await auditRule(store, caller, { ...done, action: "event_rule_changed", change: ruleChange(before, after) });
    });
    return oneRule(services, id, signal);
  },
  answer: (rule) => rule,
});
