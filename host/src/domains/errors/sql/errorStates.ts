import type { EntityStore } from "#host/stores/entities.ts";

/** The states that members set for a project's groups, with the names of the assignees. */
export const errorStates = (entities: EntityStore, widgetId: number) =>
  entities
    .selectFrom("error_state")
    .leftJoin("member", "member.user_id", "error_state.assignee")
    .select(["error_hash", "state", "snoozed_until", "changed_at", "assignee", "member.name as assignee_name"])
    .where("widget_id", "=", widgetId);

export type StateRow = Awaited<ReturnType<ReturnType<typeof errorStates>["execute"]>>[number];
