import { updateFunnel as call } from "@sightline/schema/rest/funnels/funnels";
import { funnelsRefusals } from "@sightline/schema/rest/funnels/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { changedFields } from "#host/outbox/changedFields.ts";
import { auditFunnel, definitionColumns } from "./changeFunnel.ts";
import { definitionInWords } from "./definitionInWords.ts";
import { movedGoals } from "./movedGoals.ts";
import { oneFunnel, ownFunnel } from "./profileOf.ts";
import { refuseDefinition } from "./refuseDefinition.ts";

export const updateFunnel = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body, signal }) => {
    const funnel = await ownFunnel(services, caller, body.id);
    const { id: _id, archived, ...given } = body;
    const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    if (Object.keys(change).length === 0 && archived === undefined) {
      throw new Problem(funnelsRefusals.nothingToChange(), { field: "id_name" });
    }
    const { steps = funnel.steps, order = funnel.order } = given;
    // a funnel with a filter on a form that was deleted since can still be renamed and archived
    if (given.steps ?? given.exclusions ?? given.order) {
      await refuseDefinition(services, funnel.widget_id, { ...funnel, ...change }, { signal });
    }
    const moved = await movedGoals(services.entities, funnel, { steps, order });
    return { funnel, change, moved };
  },
  ask: async ({ entities, now }, { funnel, change, moved }, { caller, body }) => {
    const { id, widget_id: widgetId } = funnel;
    const { id_name = funnel.id_name, archived = funnel.archived } = body;
    await entities.transaction().execute(async (store) => {
      await store
        .updateTable("funnel")
        .set({ id_name, status: archived ? "archived" : "active", ...definitionColumns(body) })
        .where("id", "=", id)
        .execute();
      for (const goal of moved) {
        await store
          .updateTable("goal_profile")
          .set({ goal_value: `${id}:${goal.step}` })
          .where("goal_profile_id", "=", goal.id)
          .execute();
      }
      const switched = archived ? "funnel_archived" : "funnel_restored";
      const action = archived === funnel.archived ? "funnel_changed" : switched;
      const changed = changedFields(definitionInWords(funnel), definitionInWords(change));
      await auditFunnel(store, caller, { widgetId, id, name: id_name, action, change: changed, at: now() });
    });
    return oneFunnel(entities, id);
  },
  answer: (funnel) => funnel,
});
