import { previewErrorRule as call } from "@sightline/schema/rest/errors/ignoring";
import { countedErrors } from "#host/analytics/countedErrors.ts";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { hiddenErrors } from "./hiddenErrors.ts";

export const previewErrorRule = route(call, {
  permit: member,
  gather: async ({ services, caller, body }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    return { widgetId, errors: await countedErrors(services.entities, widgetId) };
  },
  ask: ({ events, now }, about, { body: { part, words } }) =>
    hiddenErrors(events, { ...about, rule: { part, words }, now: now() }),
  answer: (hidden) => hidden,
});
