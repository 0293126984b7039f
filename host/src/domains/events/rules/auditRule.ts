import type { CompanyCaller } from "#host/http/caller.ts";
import type { EntityStore } from "#host/stores/entities.ts";

interface Done {
  widget_id: number;
  id: number;
  name: string;
  action: "event_rule_created" | "event_rule_changed" | "event_rule_archived";
  /** from what to what, as `changedFields` has it */
  change?: string | undefined;
  at: number;
}

export const auditRule = (store: EntityStore, { companyId, userId }: CompanyCaller, done: Done) =>
  store
    .insertInto("audit_log")
    .values({
      company_id: companyId,
      user_id: userId,
      widget_id: done.widget_id,
      module: "events",
      action: done.action,
      action_id: String(done.id),
      description: done.name,
      change: done.change,
      created_at: new Date(done.at),
    })
    .execute();
