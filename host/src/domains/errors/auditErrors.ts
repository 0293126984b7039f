import type { CompanyCaller } from "#host/http/caller.ts";
import type { EntityStore } from "#host/stores/entities.ts";

interface Done {
  widgetId: number;
  action: "errors_merged" | "errors_unmerged" | "error_rule_added" | "error_rule_removed";
  id: string;
  description: string;
  at: number;
}

/** Records changes of the error log's numbers in the audit log. */
export const auditErrors = (
  store: EntityStore,
  { companyId, userId }: CompanyCaller,
  { widgetId, action, id, description, at }: Done,
) =>
  store
    .insertInto("audit_log")
    .values({
      ...{ company_id: companyId, user_id: userId, widget_id: widgetId },
      ...{ module: "errors", action, action_id: id, description: description.slice(0, 300), created_at: new Date(at) },
    })
    .execute();
