import { createErrorRule as call } from "@sightline/schema/rest/errors/ignoring";
import { errorsRefusals } from "@sightline/schema/rest/errors/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { auditErrors } from "../auditErrors.ts";

/** Every report compares each error with all rules. */
const MOST_RULES = 100;

export const createErrorRule = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => (await scopedProject(services, caller, body.widget_id)).widgetId,
  ask: ({ entities, now }, widgetId, { caller, body: { part, words } }) =>
    entities.transaction().execute(async (store) => {
      const { count } = await store
        .selectFrom("error_rule")
        .select((is) => is.fn.countAll<string>().as("count"))
        .where("widget_id", "=", widgetId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_RULES) {
        throw new Problem(errorsRefusals.tooManyRules({ max: MOST_RULES }));
      }
      const made = await store
        .insertInto("error_rule")
        .values({ widget_id: widgetId, part, words, created_by: caller.userId, created_at: new Date(now()) })
        .onConflict((on) => on.columns(["widget_id", "part", "words"]).doNothing())
        .returning("error_rule_id")
        .executeTakeFirst();
      if (!made) throw new Problem(errorsRefusals.alreadyIgnored(), { field: "words" });
      const id = String(made.error_rule_id);
      await auditErrors(store, caller, { widgetId, action: "error_rule_added", id, description: words, at: now() });
      return made;
    }),
  answer: (made) => made,
});
