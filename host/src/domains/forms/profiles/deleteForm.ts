import { deleteForm as call } from "@sightline/schema/rest/forms/forms";
import { formsRefusals } from "@sightline/schema/rest/forms/refusals";
import { goalOfForm } from "#host/analytics/goals/goalSubject.ts";
import { Problem } from "#host/http/problem.ts";
import { roles } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { auditForm, ownForm, refuseWithoutFeature } from "./profileRows.ts";

export const deleteForm = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    await refuseWithoutFeature(services.entities, widgetId);
    const form = await ownForm(services.entities, widgetId, body.form_profile_id);
    const name = await goalOfForm(services.entities, widgetId, form.form_profile_id);
    if (name !== undefined) throw new Problem(formsRefusals.usedByGoal({ name }));
    return form;
  },
  ask: ({ entities, now }, { widget_id: widgetId, form_profile_id: id, name }, { caller }) =>
    entities.transaction().execute(async (store) => {
      const at = now();
      await store
        .updateTable("form_profile")
        .set({ deleted_at: new Date(at) })
        .where("form_profile_id", "=", id)
        .execute();
      await auditForm(store, caller, { widgetId, id, name, action: "form_deleted", at });
    }),
  answer: (_done, { form_profile_id }) => ({ form_profile_id }),
});
