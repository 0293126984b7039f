import { updateWidget as endpoint } from "@sightline/schema/rest/projects/projects";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { oneWidget, ownWidget } from "./oneWidget.ts";

export const updateWidget = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller, body }) => {
    await ownWidget(services, caller, body.widget_id);
    return {
      ...(body.widget_name === undefined ? {} : { widget_name: body.widget_name }),
      ...(body.status === undefined ? {} : { status: body.status }),
    };
  },
  ask: async (services, change, { caller, body: { widget_id } }) => {
    if (Object.keys(change).length > 0) {
      await services.entities.updateTable("widget").set(change).where("widget_id", "=", widget_id).execute();
    }
    return oneWidget(services, caller, widget_id);
  },
  answer: (widget) => widget,
});
