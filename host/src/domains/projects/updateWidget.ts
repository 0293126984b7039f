import { updateWidget as endpoint } from "@sightline/schema/rest/projects/projects";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { oneWidget, ownWidget } from "./oneWidget.ts";
import { saveSettings } from "./saveSettings.ts";

export const updateWidget = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller, body }) => {
    const row = await ownWidget(services, caller, body.widget_id);
    const change = {
      ...(body.widget_name === undefined ? {} : { widget_name: body.widget_name }),
      ...(body.status === undefined ? {} : { status: body.status }),
    };
    return { row, change };
  },
  ask: async (services, { row, change }, { caller, body: { widget_id } }) => {
    await saveSettings(services, caller, row, change);
    return oneWidget(services, caller, widget_id);
  },
  answer: (widget) => widget,
});
