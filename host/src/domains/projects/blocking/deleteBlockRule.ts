import { deleteBlockRule as endpoint } from "@sightline/schema/rest/projects/blocking";
import { roles } from "#host/http/permit.ts";
import { notFound, Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { ownWidget } from "../oneWidget.ts";

/** A rule of a project that the caller may not see was not found. */
export const deleteBlockRule = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller, body: { block_rule_id } }) => {
    const row = await services.entities
      .selectFrom("block_rule")
      .select(["widget_id", "kind", "value"])
      .where("block_rule_id", "=", block_rule_id)
      .executeTakeFirst();
    if (!row) throw notFound("The rule");
    try {
      await ownWidget(services, caller, row.widget_id);
    } catch (error) {
      throw error instanceof Problem && error.code === "NOT_FOUND" ? notFound("The rule") : error;
    }
    return row;
  },
  ask: ({ entities, now }, { widget_id, kind, value }, { caller, body: { block_rule_id } }) =>
    entities.transaction().execute(async (store) => {
      await store.deleteFrom("block_rule").where("block_rule_id", "=", block_rule_id).execute();
      await store
        .insertInto("audit_log")
        .values({
          company_id: caller.companyId,
          user_id: caller.userId,
          widget_id,
          module: "project",
          action: "block_rule_deleted",
          action_id: String(block_rule_id),
          description: `${kind} ${value}`,
          created_at: new Date(now()),
        })
        .execute();
    }),
  answer: (_done, _row, { body }) => body,
});
