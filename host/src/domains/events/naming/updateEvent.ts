import { updateEvent as endpoint } from "@sightline/schema/rest/events/naming";
import { eventsRefusals } from "@sightline/schema/rest/events/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { eventNaming } from "#host/analytics/filter/eventNaming.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { whatWasDone } from "./whatWasDone.ts";

const refuseMerge = (refusal: Refusal): never => {
  throw new Problem(refusal, { field: "merged_into" });
};

export const updateEvent = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    const { event_name: name, display_name, hidden, merged_into: into } = body;
    if (display_name === undefined && hidden === undefined && into === undefined) {
      throw new Problem(eventsRefusals.nothingToRename(), {
        field: "display_name",
      });
    }
    const naming = await eventNaming(services.entities, widgetId);
    if (into != null) {
      if (into === name) refuseMerge(eventsRefusals.mergedIntoItself());
      const target = naming.of(into).merged_into;
      if (target) refuseMerge(eventsRefusals.targetIsMerged({ event: into, target }));
      const [mergedName] = naming.of(name).merged;
      if (mergedName !== undefined) refuseMerge(eventsRefusals.hasMerged({ merged: mergedName, event: name }));
    }
    return { widgetId, name, before: naming.of(name) };
  },
  ask: async ({ entities, now }, { widgetId, name, before }, { body, caller }) => {
    const { display_name, hidden, merged_into } = body;
    const changed = { changed_by: caller.userId, changed_at: new Date(now()) };
    const change = {
      ...(display_name !== undefined && { display_name: display_name === name ? "" : display_name }),
      ...(hidden !== undefined && { is_hidden: hidden }),
      ...(merged_into !== undefined && { merged_into }),
    };
    await entities.transaction().execute(async (store) => {
      await store
        .insertInto("event_name")
        .values({ widget_id: widgetId, event_name: name, ...change, ...changed })
        .onConflict((on) => on.columns(["widget_id", "event_name"]).doUpdateSet({ ...change, ...changed }))
        .execute();
      for (const { action, description, change: named } of whatWasDone(name, before, body)) {
        await store
          .insertInto("audit_log")
          .values({
            ...{ company_id: caller.companyId, user_id: caller.userId, widget_id: widgetId },
            ...{
              module: "events",
              action,
              action_id: name,
              description,
              change: named,
              created_at: changed.changed_at,
            },
          })
          .execute();
      }
    });
    return (await eventNaming(entities, widgetId)).of(name);
  },
  answer: (naming) => naming,
});
