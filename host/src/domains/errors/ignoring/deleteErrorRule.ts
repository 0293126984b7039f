import { deleteErrorRule as call } from "@sightline/schema/rest/errors/ignoring";
import { errorsRefusals } from "@sightline/schema/rest/errors/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { auditErrors } from "../auditErrors.ts";

export const deleteErrorRule = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => (await scopedProject(services, caller, body.widget_id)).widgetId,
  ask: ({ entities, now }, widgetId, { caller, body: { error_rule_id } }) =>
    entities.transaction().execute(async (store) => {
      const gone = await store
        .deleteFrom("error_rule")
        .where("widget_id", "=", widgetId)
        .where("error_rule_id", "=", error_rule_id)
        .returning("words")
        .executeTakeFirst();
      if (!gone) throw new Problem(errorsRefusals.ruleNotFound());
      const about = { id: String(error_rule_id), description: gone.words, at: now() };
      await auditErrors(store, caller, { widgetId, action: "error_rule_removed", ...about });
    }),
  answer: (_gone, _widgetId, { body: { error_rule_id } }) => ({ error_rule_id }),
});
