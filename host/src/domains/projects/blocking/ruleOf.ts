import type { BlockRule } from "@sightline/schema/rest/projects/blocking";
import type { EntityStore } from "#host/stores/entities.ts";

/** The rules with the names of their authors. */
export const blockRules = (entities: EntityStore) =>
  entities
    .selectFrom("block_rule")
    .innerJoin("member", "member.user_id", "block_rule.created_by")
    .selectAll("block_rule")
    .select("member.name as author");

type Row = Awaited<ReturnType<ReturnType<typeof blockRules>["executeTakeFirstOrThrow"]>>;

export const ruleOf = (row: Row): BlockRule => ({
  block_rule_id: row.block_rule_id,
  widget_id: row.widget_id,
  kind: row.kind,
  value: row.value,
  label: row.label,
  addresses: row.addresses,
  resolve_error: row.resolve_error,
  dropped: row.dropped,
  last_dropped_at: row.last_dropped_at?.toISOString() ?? null,
  created_by: row.author,
  created_at: row.created_at.toISOString(),
});
