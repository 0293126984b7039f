import type { CompanyCaller } from "#host/http/caller.ts";
import { changedFields } from "#host/outbox/changedFields.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { CONDITION } from "./refuseRule.ts";

interface Done {
  widget_id: number;
  id: number;
  name: string;
  action: "event_rule_created" | "event_rule_changed" | "event_rule_archived";
  /** old and new value, in the format of `changedFields` */
  change?: string | undefined;
  at: number;
}

interface Watched {
  action_type?: number;
  path_name?: string | null;
}

/** A condition is code, and is audited under a separate name. */
const named = ({ path_name = null, ...rule }: Watched) =>
  rule.action_type === CONDITION
    ? { ...rule, path_name: null, condition: path_name }
    : { ...rule, path_name, condition: null };

export const ruleChange = (before: Watched, after: Watched): string | undefined =>
  changedFields(named(before), named(after));

/** For a new rule, only its condition: the rule itself shows all other fields. */
export const newRuleChange = ({ action_type, path_name }: Watched): string | undefined =>
  action_type === CONDITION ? changedFields({}, { condition: path_name }) : undefined;

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
