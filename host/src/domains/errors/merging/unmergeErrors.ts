import { unmergeErrors as call } from "@sightline/schema/rest/errors/merging";
import { errorsRefusals } from "@sightline/schema/rest/errors/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { auditErrors } from "../auditErrors.ts";
import { groupSummaries } from "./groupSummaries.ts";

export const unmergeErrors = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    const summaries = await groupSummaries(services.events, widgetId, [body.error_group_id]);
    return { widgetId, hash: body.error_group_id, description: summaries.get(body.error_group_id)?.message ?? "" };
  },
  ask: ({ entities, now }, { widgetId, hash, description }, { caller }) =>
    entities.transaction().execute(async (store) => {
      const gone = await store
        .deleteFrom("error_merge")
        .where("widget_id", "=", widgetId)
        .where("error_hash", "=", hash)
        .returning("error_hash")
        .executeTakeFirst();
      if (!gone) throw new Problem(errorsRefusals.notMerged());
      await auditErrors(store, caller, { widgetId, action: "errors_unmerged", id: hash, description, at: now() });
    }),
  answer: (_done, { hash }) => ({ error_group_id: hash }),
});
