import { createFunnel as call } from "@sightline/schema/rest/funnels/funnels";
import { roles } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { auditFunnel, definitionColumns, refuseTooMany } from "./changeFunnel.ts";
import { oneFunnel, refuseWithoutFeature } from "./profileOf.ts";
import { refuseDefinition } from "./refuseDefinition.ts";

export const createFunnel = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body, signal }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    await refuseWithoutFeature(services.entities, widgetId);
    await refuseDefinition(services, widgetId, body, { signal });
    return widgetId;
  },
  ask: async ({ entities, now }, widgetId, { body, caller }) => {
    const at = now();
    const { id_name: name } = body;
    const id = await entities.transaction().execute(async (store) => {
      await refuseTooMany(store, widgetId);
      const added = await store
        .insertInto("funnel")
        .values({
          ...{ widget_id: widgetId, id_name: name, user_id: caller.userId, created_at: new Date(at) },
          ...definitionColumns(body),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await auditFunnel(store, caller, { widgetId, id: added.id, name, action: "funnel_created", at });
      return added.id;
    });
    return oneFunnel(entities, id);
  },
  answer: (funnel) => funnel,
});
