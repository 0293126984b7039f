import { changedFields } from "#host/outbox/changedFields.ts";
import type { DemoBlockRule } from "../data/demoChanges.ts";
import { instantOf, memberOf, writeAuditEntry, type Scene } from "./scene.ts";

export async function makeBlockRule(
  scene: Scene,
  { widget, kind, value, label, gone, ...when }: DemoBlockRule,
): Promise<void> {
  const project = scene.projects.get(widget);
  if (!project) return;
  const { widget_id } = project;
  const made = await scene.store
    .insertInto("block_rule")
    .values({
      widget_id,
      kind,
      value,
      label,
      created_by: memberOf(scene, when.who),
      created_at: instantOf(scene, when),
    })
    .onConflict((on) => on.columns(["widget_id", "kind", "value"]).doNothing())
    .returning("block_rule_id")
    .executeTakeFirst();
  // a member already created the same rule
  if (!made) return;
  const ruleValues = { kind, value, label };
  const noValues = { kind: "", value: "", label: "" };
  const of = { module: "project", action_id: made.block_rule_id, description: `${kind} ${value}` };
  await writeAuditEntry(scene, widget_id, when, {
    ...of,
    action: "block_rule_added",
    change: changedFields(noValues, ruleValues),
  });
  if (!gone) return;
  await scene.store.deleteFrom("block_rule").where("block_rule_id", "=", made.block_rule_id).execute();
  await writeAuditEntry(scene, widget_id, gone, {
    ...of,
    action: "block_rule_deleted",
    change: changedFields(ruleValues, noValues),
  });
}
