import { deleteWidget as endpoint } from "@sightline/schema/rest/projects";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { ownWidget } from "./oneWidget.ts";

const DELETED = 9;

/** The name must be sent along, so that nobody deletes another project than they mean. */
export const deleteWidget = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller, body }) => {
    const { widget_name } = await ownWidget(services, caller, body.widget_id);
    if (body.widget_name.trim() !== widget_name) {
      const words = `Type the name of the project, ${widget_name}, to delete it`;
      throw new Problem("INVALID", words, { field: "widget_name" });
    }
    return body.widget_id;
  },
  ask: ({ entities }, id) =>
    entities.updateTable("widget").set({ status: DELETED }).where("widget_id", "=", id).execute(),
  answer: (_done, widget_id) => ({ widget_id }),
});
