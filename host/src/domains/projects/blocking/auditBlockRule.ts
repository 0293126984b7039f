// Records a created or deleted rule in the audit log. The entry is complete, because a deleted rule is stored nowhere
// else.
import type { CompanyCaller } from "#host/http/caller.ts";
import { changedFields } from "#host/outbox/changedFields.ts";
import type { EntityStore } from "#host/stores/entities.ts";

interface Rule {
  kind: string;
  value: string;
  label: string;
}

interface Done {
  widget_id: number;
  id: number;
  rule: Rule;
  action: "block_rule_added" | "block_rule_added_and_past_deleted" | "block_rule_deleted";
  at: number;
}

const NO_RULE: Rule = { kind: "", value: "", label: "" };

export function auditBlockRule(store: EntityStore, { companyId, userId }: CompanyCaller, done: Done) {
  const { kind, value, label } = done.rule;
  const ruleValues = { kind, value, label };
  const isGone = done.action === "block_rule_deleted";
  return store
    .insertInto("audit_log")
    .values({
      company_id: companyId,
      user_id: userId,
      widget_id: done.widget_id,
      module: "project",
      action: done.action,
      action_id: String(done.id),
      description: `${kind} ${value}`,
      change: isGone ? changedFields(ruleValues, NO_RULE) : changedFields(NO_RULE, ruleValues),
      created_at: new Date(done.at),
    })
    .execute();
}
