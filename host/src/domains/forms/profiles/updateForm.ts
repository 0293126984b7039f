import { updateForm as call, type FormProfile, type FormSuccess } from "@sightline/schema/rest/forms/forms";
import { roles } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { changedFields } from "#host/outbox/changedFields.ts";
import { auditForm, ownForm, refusePages, refuseWithoutFeature } from "./profileRows.ts";

function auditedSuccess(success: FormSuccess) {
  const { kind } = success;
  if (kind === "event") return { success: kind, success_value: success.name };
  return {
    success: kind,
    ...(kind === "page" && { success_match: success.page.match, success_value: success.page.value }),
  };
}

/** The fields of a form for the audit log, one for each part of its rules. */
const auditedForm = ({ name, rule, success, status }: Partial<FormProfile>) => ({
  ...{ name, status },
  ...(rule && { page_match: rule.page.match, page_value: rule.page.value, selector: rule.selector }),
  ...(success && auditedSuccess(success)),
});

export const updateForm = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body, signal }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    await refuseWithoutFeature(services.entities, widgetId);
    const before = await ownForm(services.entities, widgetId, body.form_profile_id);
    await refusePages(services, body, signal);
    return before;
  },
  ask: async ({ entities, now }, before, { body, caller }) => {
    const { widget_id: widgetId, form_profile_id: id } = before;
    const { name, rule, success, status } = body;
    const change = changedFields(auditedForm(before), auditedForm({ name, rule, success, status }));
    const next = {
      ...(name !== undefined && { name }),
      ...(rule && { rule: JSON.stringify(rule) }),
      ...(success && { success: JSON.stringify(success) }),
      ...(status && { status }),
    };
    // by the request, not by the audit log, which may not tell two values apart
    if (Object.keys(next).length > 0)
      await entities.transaction().execute(async (store) => {
        await store.updateTable("form_profile").set(next).where("form_profile_id", "=", id).execute();
        if (change === undefined) return;
        const done = { widgetId, id, name: name ?? before.name, change, at: now() };
        await auditForm(store, caller, { ...done, action: "form_changed" });
      });
    return ownForm(entities, widgetId, id);
  },
  answer: (form) => form,
});
