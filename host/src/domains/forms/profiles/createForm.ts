import { createForm as call } from "@sightline/schema/rest/forms/forms";
import { formsRefusals } from "@sightline/schema/rest/forms/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { auditForm, ownForm, projectForms, refusePages, refuseWithoutFeature } from "./profileRows.ts";

const MOST = 100;

/** Waits for other requests that save a form of the project. */
async function assertWithinLimit(store: EntityStore, widgetId: number): Promise<void> {
  await store.selectFrom("widget").select("widget_id").where("widget_id", "=", widgetId).forUpdate().execute();
  if ((await projectForms(store, widgetId)).length >= MOST)
    throw new Problem(formsRefusals.tooManyForms({ max: MOST }));
}

export const createForm = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body, signal }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    await refuseWithoutFeature(services.entities, widgetId);
    await refusePages(services, body, signal);
    return widgetId;
  },
  ask: async ({ entities, now }, widgetId, { body: { name, rule, success, is_auto, status }, caller }) => {
    const at = now();
    const id = await entities.transaction().execute(async (store) => {
      await assertWithinLimit(store, widgetId);
      const { form_profile_id } = await store
        .insertInto("form_profile")
        .values({
          ...{ widget_id: widgetId, name, is_auto, status, user_id: caller.userId, created_at: new Date(at) },
          ...{ rule: JSON.stringify(rule), success: JSON.stringify(success) },
        })
        .returning("form_profile_id")
        .executeTakeFirstOrThrow();
      await auditForm(store, caller, { widgetId, id: form_profile_id, name, action: "form_created", at });
      return form_profile_id;
    });
    return ownForm(entities, widgetId, id);
  },
  answer: (form) => form,
});
