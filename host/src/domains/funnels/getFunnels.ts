import { getFunnels as endpoint } from "@sightline/schema/rest/funnels/funnels";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";

export const getFunnels = route(endpoint, {
  permit: member,
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
  ask: ({ entities }, { widgetId }, { body: { archived } }) => {
    const funnels = entities
      .selectFrom("funnel")
      .select(["id", "id_name", "steps", "window", "created_at"])
      .where("widget_id", "=", widgetId)
      .where("deleted_at", "is", null)
      .orderBy("id", "desc");
    return (archived ? funnels : funnels.where("status", "=", "active")).execute();
  },
  answer: (rows) => ({
    rows: rows.map((row) => ({ ...row, steps: row.steps.length, created_at: row.created_at.toISOString() })),
  }),
});
