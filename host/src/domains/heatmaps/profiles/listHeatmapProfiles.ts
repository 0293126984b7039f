import { listHeatmapProfiles as call } from "@sightline/schema/rest/heatmaps/profiles";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { describeProfiles, projectProfiles } from "./profileRows.ts";

export const listHeatmapProfiles = route(call, {
  permit: member,
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
  ask: async (services, project, { signal }) =>
    describeProfiles(services, project, await projectProfiles(services.entities, project.widgetId), signal),
  answer: (rows) => ({ rows, total: rows.length }),
});
