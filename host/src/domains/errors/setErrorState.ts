import { setErrorState as call, type ErrorState } from "@sightline/schema/rest/errors/errors";
import { errorsRefusals } from "@sightline/schema/rest/errors/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import type { EntityStore } from "#host/stores/entities.ts";

const DAY = 86_400_000;

async function assertColleague(entities: EntityStore, companyId: number, userId: number): Promise<void> {
  const found = await entities
    .selectFrom("member")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("company_id", "=", companyId)
    .where("status", "=", 1)
    .executeTakeFirst();
  if (!found) throw new Problem(errorsRefusals.assigneeUnknown(), { field: "assignee" });
}

export const setErrorState = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    const { state, snooze_days, assignee } = body;
    if ((state === "snoozed") !== (snooze_days !== undefined)) {
      throw new Problem(errorsRefusals.snoozeDays(), {
        field: "snooze_days",
      });
    }
    if (state === undefined && assignee === undefined) {
      throw new Problem(errorsRefusals.stateOrAssignee(), { field: "state" });
    }
    if (assignee) await assertColleague(services.entities, caller.companyId, assignee);
    const now = services.now();
    return {
      key: { widget_id: widgetId, error_hash: body.error_group_id },
      update: {
        changed_by: caller.userId,
        ...(state && {
          state,
          snoozed_until: snooze_days === undefined ? null : new Date(now + snooze_days * DAY),
          // assigning a group does not resolve it again
          changed_at: new Date(now),
        }),
        ...(assignee !== undefined && { assignee }),
      },
      first: { state: state ?? "unresolved", changed_at: new Date(now) },
    };
  },
  ask: ({ entities }, { key, update, first }) =>
    entities
      .insertInto("error_state")
      .values({ ...first, ...key, ...update })
      .onConflict((on) => on.columns(["widget_id", "error_hash"]).doUpdateSet(update))
      .returning("state")
      .executeTakeFirstOrThrow(),
  answer: ({ state }, { key }) => ({ error_group_id: key.error_hash, state: state as ErrorState }),
});
