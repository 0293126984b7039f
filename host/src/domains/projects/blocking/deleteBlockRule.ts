import { deleteBlockRule as endpoint } from "@sightline/schema/rest/projects/blocking";
import { errorsRefusals } from "@sightline/schema/rest/errors/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { ownWidget } from "../oneWidget.ts";
import { auditBlockRule } from "./auditBlockRule.ts";

/** Returns not found for a rule of a project that the caller may not view. */
export const deleteBlockRule = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller, body: { block_rule_id } }) => {
    const row = await services.entities
      .selectFrom("block_rule")
      .select(["widget_id", "kind", "value", "label"])
      .where("block_rule_id", "=", block_rule_id)
      .executeTakeFirst();
    if (!row) throw new Problem(errorsRefusals.ruleNotFound());
    try {
      await ownWidget(services, caller, row.widget_id);
    } catch (error) {
      throw error instanceof Problem && error.code === "NOT_FOUND" ? new Problem(errorsRefusals.ruleNotFound()) : error;
    }
    return row;
  },
  ask: ({ entities, now }, { widget_id, ...rule }, { caller, body: { block_rule_id } }) =>
    entities.transaction().execute(async (store) => {
      await store.deleteFrom("block_rule").where("block_rule_id", "=", block_rule_id).execute();
      const action = "block_rule_deleted";
      await auditBlockRule(store, caller, { widget_id, id: block_rule_id, rule, action, at: now() });
    }),
  answer: (_done, _row, { body }) => body,
});
