import { deleteEventRule as endpoint } from "@sightline/schema/rest/events/rules";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { auditRule } from "./auditRule.ts";
import { oneRule, ownRule } from "./ruleOf.ts";

export const deleteEventRule = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: ({ services, caller, body }) => ownRule(services, caller, body.event_config_id),
  ask: async (services, { event_config_id: id, widget_id, event_name: name }, { caller, signal }) => {
    await services.entities.transaction().execute(async (store) => {
      await store.updateTable("event_config").set({ status: "archived" }).where("event_config_id", "=", id).execute();
      await auditRule(store, caller, { widget_id, id, name, action: "event_rule_archived", at: services.now() });
    });
    return oneRule(services, id, signal);
  },
  answer: (rule) => rule,
});
