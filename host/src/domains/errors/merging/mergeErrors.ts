import { mergeErrors as call } from "@sightline/schema/rest/errors/merging";
import { errorsRefusals } from "@sightline/schema/rest/errors/refusals";
import { countedErrors } from "#host/analytics/countedErrors.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { auditErrors } from "../auditErrors.ts";
import { groupSummaries } from "./groupSummaries.ts";

/** Every error report passes all of them as parameters. */
const MOST = 2000;

export const mergeErrors = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    const errors = await countedErrors(services.entities, widgetId);
    const target = errors.rootOf(body.error_group_id);
    const roots = new Set(body.merged.map(errors.rootOf));
    roots.delete(target);
    if (roots.size === 0) {
      throw new Problem(errorsRefusals.mergedIntoItself(), { field: "merged" });
    }
    const hashes = [...roots].flatMap(errors.partsOf);
    const summaries = await groupSummaries(services.events, widgetId, [target, ...hashes]);
    if (!summaries.has(target)) throw new Problem(errorsRefusals.targetNotFound());
    if (hashes.some((hash) => !summaries.has(hash))) throw new Problem(errorsRefusals.mergedNotFound());
    const mergedMessages = [...roots].map((root) => summaries.get(root)?.message).join(", ");
    return { widgetId, target, hashes, description: `${mergedMessages}: ${summaries.get(target)?.message}` };
  },
  ask: ({ entities, now }, { widgetId, target, hashes, description }, { caller }) =>
    entities.transaction().execute(async (store) => {
      const done = { into_hash: target, merged_by: caller.userId, merged_at: new Date(now()) };
      await store
        .insertInto("error_merge")
        .values(hashes.map((error_hash) => ({ widget_id: widgetId, error_hash, ...done })))
        .onConflict((on) => on.columns(["widget_id", "error_hash"]).doUpdateSet(done))
        .execute();
      const { count } = await store
        .selectFrom("error_merge")
        .select((is) => is.fn.countAll<string>().as("count"))
        .where("widget_id", "=", widgetId)
        .executeTakeFirstOrThrow();
      if (Number(count) > MOST) {
        throw new Problem(errorsRefusals.tooManyMerged({ max: MOST }), { field: "merged" });
      }
      await auditErrors(store, caller, { widgetId, action: "errors_merged", id: target, description, at: now() });
    }),
  answer: (_done, { target }) => ({ error_group_id: target }),
});
