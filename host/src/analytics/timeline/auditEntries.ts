import type { AuditEntry } from "@sightline/schema/rest/timeline/timeline";
import type { EntityStore } from "#host/stores/entities.ts";

/** A company's entries with the names of the actors, newest first. */
export function auditEntries(entities: EntityStore, companyId: number) {
  return entities
    .selectFrom("audit_log")
    .innerJoin("member", "member.user_id", "audit_log.user_id")
    .select(["audit_id", "module", "action", "action_id", "description", "audit_log.user_id", "widget_id"])
    .select(["member.name as user_name", "audit_log.change", "audit_log.created_at"])
    .where("audit_log.company_id", "=", companyId)
    .orderBy("audit_id", "desc");
}

type AuditRow = Awaited<ReturnType<ReturnType<typeof auditEntries>["execute"]>>[number];

export const auditEntryOf = ({ change: _change, ...row }: AuditRow): AuditEntry => ({
  ...row,
  created_at: row.created_at.toISOString(),
});
