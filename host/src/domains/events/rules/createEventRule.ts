import { createEventRule as endpoint } from "@sightline/schema/rest/events/rules";
import { eventsRefusals } from "@sightline/schema/rest/events/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { assertMayWriteCode } from "#host/analytics/eventRules/assertMayWriteCode.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { auditRule, newRuleChange } from "./auditRule.ts";
import { CONDITION, refuseRule } from "./refuseRule.ts";
import { oneRule, refuseWithoutFeature } from "./ruleOf.ts";

/** All rules are part of the tracker script on every page. */
const MOST = 50;

export const createEventRule = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    await refuseWithoutFeature(services.entities, widgetId);
    if (body.action_type === CONDITION) assertMayWriteCode(caller, "path_name");
    refuseRule(body);
    return widgetId;
  },
  ask: async (services, widget_id, { caller, body, signal }) => {
    const { entities, now } = services;
    const id = await entities.transaction().execute(async (store) => {
      const { count } = await store
        .selectFrom("event_config")
        .select((is) => is.fn.countAll<string>().as("count"))
        .where("widget_id", "=", widget_id)
        .where("status", "<>", "archived")
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST) throw new Problem(eventsRefusals.tooManyRules({ max: MOST }));
      const { event_config_id } = await store
        .insertInto("event_config")
        .values({ ...body, widget_id, user_id: caller.userId, created_at: new Date(now()) })
        .returning("event_config_id")
        .executeTakeFirstOrThrow();
      const done = { widget_id, id: event_config_id, name: body.event_name, at: now() };
      await auditRule(store, caller, { ...done, action: "event_rule_created", change: newRuleChange(body) });
      return event_config_id;
    });
    return oneRule(services, id, signal);
  },
  answer: (rule) => rule,
});
