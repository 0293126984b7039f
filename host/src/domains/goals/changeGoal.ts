// Shared code for creating, changing and archiving a goal: a single default per project, and an audit log entry.
import type { CompanyCaller } from "#host/http/caller.ts";
import type { EntityStore } from "#host/stores/entities.ts";

/** A project has at most one default goal: a new default replaces the old one. */
export const noDefault = (store: EntityStore, widgetId: number) =>
  store
    .updateTable("goal_profile")
    .set({ is_default: false })
    .where("widget_id", "=", widgetId)
    .where("is_default", "=", true)
    .execute();

interface Done {
  widgetId: number;
  id: number;
  name: string;
  action: "goal_created" | "goal_changed" | "goal_archived" | "goal_restored";
  /** old and new value, in the format of `changedFields` */
  change?: string | undefined;
  at: number;
}

export const audit = (
  store: EntityStore,
  { companyId, userId }: CompanyCaller,
  { widgetId, id, name, action, change, at }: Done,
) =>
  store
    .insertInto("audit_log")
    .values({
      company_id: companyId,
      user_id: userId,
      widget_id: widgetId,
      module: "goals",
      action,
      action_id: String(id),
      description: name,
      change,
      created_at: new Date(at),
    })
    .execute();
