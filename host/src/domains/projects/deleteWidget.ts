import { deleteWidget as endpoint } from "@sightline/schema/rest/projects/projects";
import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { actor } from "#host/outbox/actor.ts";
import { emit } from "#host/outbox/emit.ts";
import { forgetRecordings } from "./forgetRecordings.ts";
import { ownWidget } from "./oneWidget.ts";

const DELETED = 9;

/** The request must include the name, to prevent deleting the wrong project. */
export const deleteWidget = route(endpoint, {
  permit: roles(0, 1),
  gather: async ({ services, caller, body }) => {
    const { widget_name } = await ownWidget(services, caller, body.widget_id);
    if (body.widget_name.trim() !== widget_name) {
      throw new Problem(projectsRefusals.confirmDeletion({ name: widget_name }), { field: "widget_name" });
    }
    return { widget_id: body.widget_id, widget_name };
  },
  ask: (services, project, { caller }) =>
    services.entities.transaction().execute(async (store) => {
      const { widget_id } = project;
      await store.updateTable("widget").set({ status: DELETED }).where("widget_id", "=", widget_id).execute();
      const data = { project, by: await actor(store, caller) };
      await emit(services, { kind: "project.deleted", company_id: caller.companyId, data }, store);
      await services.jobs.add(forgetRecordings, { widgetId: widget_id }, { store });
    }),
  answer: (_done, { widget_id }) => ({ widget_id }),
});
