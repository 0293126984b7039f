// Shared code for creating, changing and archiving a goal: a single default per project, limits, and an audit log entry.
import type { GoalRule } from "@sightline/schema/rest/goals/goals";
import { goalsRefusals } from "@sightline/schema/rest/goals/refusals";
import { hasSubject } from "#host/analytics/goals/goalSubject.ts";
import { Problem } from "#host/http/problem.ts";
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

/** Each reads the events of the period again, in every report that shows all goals. */
const MOST_COMPUTED = 20;

/** Throws if the project can't have another active goal on a funnel or a form. */
export async function refuseTooManyComputed(store: EntityStore, widgetId: number): Promise<void> {
  const active = await store
    .selectFrom("goal_profile")
    .select("goal_type")
    .where("widget_id", "=", widgetId)
    .where("archived_at", "is", null)
    .execute();
  if (active.filter(hasSubject).length >= MOST_COMPUTED) {
    throw new Problem(goalsRefusals.tooManyComputed({ max: MOST_COMPUTED }));
  }
}

/** Only a goal on an abandoned form has a field. */
export const fieldOf = ({ goal_type, form_field = "" }: Pick<GoalRule, "goal_type" | "form_field">): string =>
  goal_type === "formAbandoned" ? form_field : "";

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
