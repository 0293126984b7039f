// Goals as stored, with their authors and the objects that use them, and the goal of a request.
import type { Goal } from "@sightline/schema/rest/goals/goals";
import { goalsRefusals } from "@sightline/schema/rest/goals/refusals";
import type { Caller } from "#host/http/caller.ts";
import { isPageGoal } from "#host/analytics/goals/goalCondition.ts";
import { Problem } from "#host/http/problem.ts";
import { MAX_ID, scopedProject, type ScopedProject } from "#host/http/projectScope.ts";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { subjectsOf } from "./sql/goalSubjects.ts";
import { usesOf } from "./sql/goalUses.ts";

export const goalRows = (entities: EntityStore) =>
  entities
    .selectFrom("goal_profile")
    .innerJoin("member", "member.user_id", "goal_profile.user_id")
    .selectAll("goal_profile")
    .select("member.name as author");

export type GoalRow = Awaited<ReturnType<ReturnType<typeof goalRows>["execute"]>>[number];
type Relations = Pick<Goal, "used_in" | "subject">;

/** What the goals of a project count, and what uses them. */
export async function relationsOf(
  entities: EntityStore,
  widgetId: number,
  rows: readonly GoalRow[],
): Promise<(goal: GoalRow) => Relations> {
  const uses = await usesOf(entities, widgetId);
  const subjectOf = await subjectsOf(entities, widgetId, rows);
  return (goal) => ({ used_in: uses(goal), subject: subjectOf(goal) });
}

export const goalOf = (row: GoalRow, { used_in, subject }: Relations): Goal => ({
  goal_profile_id: row.goal_profile_id,
  widget_id: row.widget_id,
  goal_name: row.goal_name,
  goal_key: row.goal_key,
  goal_type: row.goal_type,
  goal_value: row.goal_value,
  goal_purpose: row.goal_purpose,
  element_url: row.element_url,
  form_field: row.form_field,
  subject,
  is_default: row.is_default,
  archived: row.archived_at !== null,
  used_in,
  author: row.author,
  counts_since: isPageGoal(row) ? row.rule_since.toISOString() : null,
  created_at: row.created_at.toISOString(),
});

export async function oneGoal(entities: EntityStore, id: number): Promise<Goal> {
  const row = await goalRows(entities).where("goal_profile_id", "=", id).executeTakeFirstOrThrow();
  return goalOf(row, (await relationsOf(entities, row.widget_id, [row]))(row));
}

/** A goal of a project that the caller may view. Goals of other projects are treated as nonexistent. */
export async function ownGoal(
  services: Services,
  caller: Caller,
  id: number,
): Promise<{ row: GoalRow; project: ScopedProject }> {
  const row =
    id > MAX_ID ? undefined : await goalRows(services.entities).where("goal_profile_id", "=", id).executeTakeFirst();
  if (!row) throw new Problem(goalsRefusals.notFound());
  return { row, project: await scopedProject(services, caller, row.widget_id, goalsRefusals.notFound()) };
}
