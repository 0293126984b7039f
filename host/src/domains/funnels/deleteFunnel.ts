import { deleteFunnel as call } from "@sightline/schema/rest/funnels/funnels";
import { funnelsRefusals } from "@sightline/schema/rest/funnels/refusals";
import { goalsOfFunnel } from "#host/analytics/goals/goalSubject.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { auditFunnel } from "./changeFunnel.ts";
import { ownFunnel } from "./profileOf.ts";

export const deleteFunnel = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const funnel = await ownFunnel(services, caller, body.id);
    const goals = await goalsOfFunnel(services.entities, funnel.widget_id, funnel.id);
    const goal = goals.find(({ isActive }) => isActive);
    if (goal) throw new Problem(funnelsRefusals.usedByGoal({ name: goal.name }));
    return funnel;
  },
  ask: async ({ entities, now }, { id, widget_id: widgetId, id_name: name }, { caller }) => {
    const at = now();
    await entities.transaction().execute(async (store) => {
      await store
        .updateTable("funnel")
        .set({ deleted_at: new Date(at) })
        .where("id", "=", id)
        .execute();
      await auditFunnel(store, caller, { widgetId, id, name, action: "funnel_deleted", at });
    });
    return id;
  },
  answer: (id) => ({ id }),
});
