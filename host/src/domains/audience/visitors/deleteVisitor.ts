import { deleteVisitor as call } from "@sightline/schema/rest/audience/profile";
import { audienceRefusals } from "@sightline/schema/rest/audience/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { forgetVisitor } from "./sql/forgetVisitor.ts";
import { seenVisitors } from "#host/analytics/visitors/seenVisitors.ts";

/**
 * Ingest stops accepting events and recordings from tabs that are still open before anything is deleted, so that no data reappears.
 * Recordings and events are deleted first: if that fails, nothing is deleted and the request can be repeated. The audit log records
 * that a visitor was deleted and by whom, with only the random id.
 */
export const deleteVisitor = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body, signal }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    const seen = await seenVisitors({ events: services.events, signal }, widgetId, [body.visitor_id]);
    if (seen.size === 0) throw new Problem(audienceRefusals.visitorNotFound());
    return widgetId;
  },
  ask: async ({ events, entities, forgetting, recordings, now }, widgetId, { body: { visitor_id }, caller }) => {
    await forgetting.begin(widgetId, visitor_id);
    await recordings.removeVisitor(widgetId, visitor_id);
    const deleted_events = await forgetVisitor(events, widgetId, visitor_id);
    await entities.transaction().execute(async (store) => {
      for (const table of ["visitor_tag", "comment"] as const) {
        await store.deleteFrom(table).where("widget_id", "=", widgetId).where("visitor_id", "=", visitor_id).execute();
      }
      await store
        .insertInto("audit_log")
        .values({
          company_id: caller.companyId,
          user_id: caller.userId,
          widget_id: widgetId,
          module: "visitor",
          action: "deleted",
          action_id: visitor_id,
          description: `${deleted_events} events`,
          created_at: new Date(now()),
        })
        .execute();
    });
    return { visitor_id, deleted_events };
  },
  answer: (done) => done,
});
