import { updateEventRule as endpoint } from "@sightline/schema/rest/events/rules";
import { changedFields } from "#host/http/questions/changedFields.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { auditRule } from "./auditRule.ts";
import { refuseRule } from "./refuseRule.ts";
import { oneRule, ownRule, refuseWithoutFeature } from "./ruleOf.ts";

export const updateEventRule = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { event_config_id: _id, ...given } = body;
    const row = await ownRule(services, caller, body.event_config_id);
    await refuseWithoutFeature(services.entities, row.widget_id);
    const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    if (Object.keys(change).length === 0) {
      throw new Problem("INVALID", "Nothing to change: send event_name or another field", { field: "event_name" });
    }
    refuseRule({ ...row, ...change });
    return { row, change };
  },
  ask: async (services, { row, change }, { caller, body, signal }) => {
    const { event_config_id: id, widget_id } = row;
    await services.entities.transaction().execute(async (store) => {
      await store.updateTable("event_config").set(change).where("event_config_id", "=", id).execute();
      const done = { widget_id, id, name: body.event_name ?? row.event_name, at: services.now() };
      await auditRule(store, caller, { ...done, action: "event_rule_changed", change: changedFields(row, change) });
    });
    return oneRule(services, id, signal);
  },
  answer: (rule) => rule,
});
