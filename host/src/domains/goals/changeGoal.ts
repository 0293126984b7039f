// What making, changing and archiving a goal have in common: one default of a project, and a line in the audit log.
import type { CompanyCaller } from "#host/http/caller.ts";
import type { EntityStore } from "#host/stores/entities.ts";

/** There is one default at most: whoever becomes it takes it from the other. */
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
  /** from what to what, as `changedFields` has it */
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
