import { deleteRecordings as call } from "@sightline/schema/rest/recordings/recordings";
import { roles } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";

/** The audit log records how many were deleted and by whom; the recordings and everything noted of them are gone. */
export const deleteRecordings = route(call, {
  permit: roles(0, 1, 2),
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
  ask: async ({ entities, recordings, now }, { widgetId }, { body, caller }) => {
    const keys = [...new Set(body.keys)];
    const deleted = await recordings.removeSessions(widgetId, keys);
    if (deleted > 0)
      await entities
        .insertInto("audit_log")
        .values({
          company_id: caller.companyId,
          user_id: caller.userId,
          widget_id: widgetId,
          module: "recording",
          action: "deleted",
          action_id: keys.length === 1 ? (keys[0] ?? "") : "",
          description: `${deleted} recordings`,
          created_at: new Date(now()),
        })
        .execute();
    return deleted;
  },
  answer: (deleted) => ({ deleted }),
});
