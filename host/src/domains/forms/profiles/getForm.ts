import { getForm as call } from "@sightline/schema/rest/forms/forms";
import { readers } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { refuseOtherForms } from "../refuseOtherForms.ts";
import { ownForm, refuseWithoutFeature } from "./profileRows.ts";

export const getForm = route(call, {
  permit: readers("form"),
  gather: async ({ services, caller, params, query }) => {
    refuseOtherForms(caller, params.form_profile_id);
    const { widgetId } = await scopedProject(services, caller, query.widget_id);
    await refuseWithoutFeature(services.entities, widgetId);
    return widgetId;
  },
  ask: ({ entities }, widgetId, { params }) => ownForm(entities, widgetId, params.form_profile_id),
  answer: (form) => form,
});
