// Changes by demo members, written to the audit log with their own timestamps as API calls do. They give a fresh demo a
// timeline and chart annotations. Created once, in one transaction.
import { changedFields } from "#host/outbox/changedFields.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { DEMO_COMPANY } from "../company.ts";
import { demoBlockRules, demoChanges, type DemoChange } from "../data/demoChanges.ts";
import { makeBlockRule } from "./makeBlockRule.ts";
import { instantOf, openScene, writeAuditEntry, type Scene } from "./scene.ts";

/** `origin`: first day of the history, in days since 1970 */
export async function makeChanges(entities: EntityStore, origin: number): Promise<void> {
  await entities.transaction().execute(async (store) => {
    const scene = await openScene(store, origin);
    if (await isMade(scene)) return;
    for (const each of demoChanges) await makeChange(scene, each);
    for (const each of demoBlockRules) await makeBlockRule(scene, each);
  });
}

/**
 * Members may have edited these changes since, so they are never created again. The audit log entry of the first change
 * marks all of them as created.
 */
async function isMade(scene: Scene): Promise<boolean> {
  const [first] = demoChanges;
  if (!first) return true;
  const known = await scene.store
    .selectFrom("audit_log")
    .select("audit_id")
    .where("company_id", "=", DEMO_COMPANY)
    .where("created_at", "=", instantOf(scene, first))
    .executeTakeFirst();
  return known !== undefined;
}

async function makeChange(scene: Scene, { widget, subject, change, ...when }: DemoChange): Promise<void> {
  const project = scene.projects.get(widget);
  if (!project) return;
  const { widget_id } = project;
  const fieldChanges = change && changedFields(change.before, change.after);
  const done = change ? "changed" : "created";
  if (subject === "settings") {
    const of = { action_id: widget_id, description: project.widget_name };
    await writeAuditEntry(scene, widget_id, when, {
      module: "project",
      action: "settings_changed",
      ...of,
      change: fieldChanges,
    });
    return;
  }
  const found =
    "goal" in subject ? await goalOf(scene, widget_id, subject.goal) : await ruleOf(scene, widget_id, subject.rule);
  // a member may have archived or renamed it before an older demo is updated
  if (!found) return;
  const of = { action_id: found.id, description: found.name };
  if ("goal" in subject)
    await writeAuditEntry(scene, widget_id, when, {
      module: "goals",
      action: `goal_${done}`,
      ...of,
      change: fieldChanges,
    });
  else
    await writeAuditEntry(scene, widget_id, when, {
      module: "events",
      action: `event_rule_${done}`,
      ...of,
      change: fieldChanges,
    });
  if (!change) await found.madeAt(instantOf(scene, when));
}

interface Found {
  id: number;
  name: string;
  madeAt(created_at: Date): Promise<unknown>;
}

async function goalOf({ store }: Scene, widgetId: number, key: string): Promise<Found | undefined> {
  const goal = await store
    .selectFrom("goal_profile")
    .select(["goal_profile_id", "goal_name"])
    .where("widget_id", "=", widgetId)
    .where("goal_key", "=", key)
    .executeTakeFirst();
  if (!goal) return undefined;
  const { goal_profile_id: id, goal_name: name } = goal;
  const madeAt = (created_at: Date) =>
    store.updateTable("goal_profile").set({ created_at }).where("goal_profile_id", "=", id).execute();
  return { id, name, madeAt };
}

async function ruleOf({ store }: Scene, widgetId: number, event: string): Promise<Found | undefined> {
  const rule = await store
    .selectFrom("event_config")
    .select("event_config_id")
    .where("widget_id", "=", widgetId)
    .where("event_name", "=", event)
    .executeTakeFirst();
  if (!rule) return undefined;
  const { event_config_id: id } = rule;
  const madeAt = (created_at: Date) =>
    store.updateTable("event_config").set({ created_at }).where("event_config_id", "=", id).execute();
  return { id, name: event, madeAt };
}
