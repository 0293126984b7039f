import { IgnorePart, listErrorRules as call } from "@sightline/schema/rest/errors/ignoring";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { hiddenErrors } from "./hiddenErrors.ts";

export const listErrorRules = route(call, {
  permit: member,
  gather: async ({ services, caller, body }) => (await scopedProject(services, caller, body.widget_id)).widgetId,
  ask: async ({ entities, events, now }, widgetId) => {
    const rules = await entities
      .selectFrom("error_rule")
      .innerJoin("member", "member.user_id", "error_rule.created_by")
      .select(["error_rule_id", "part", "words", "member.name as created_by", "error_rule.created_at"])
      .where("widget_id", "=", widgetId)
      .orderBy("error_rule_id", "desc")
      .execute();
    return Promise.all(
      rules.map(async (rule) => ({
        ...rule,
        hidden: (await hiddenErrors(events, { widgetId, rule, now: now() })).hidden,
      })),
    );
  },
  answer: (rules) =>
    rules.map(({ part, created_at, ...rule }) => ({
      ...rule,
      part: IgnorePart.parse(part),
      created_at: created_at.toISOString(),
    })),
});
