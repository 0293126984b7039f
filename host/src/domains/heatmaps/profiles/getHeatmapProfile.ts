import { getHeatmapProfile as call } from "@sightline/schema/rest/heatmaps/profiles";
import { heatmapsRefusals } from "@sightline/schema/rest/heatmaps/refusals";
import { readers } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { describeProfiles, ownProfile } from "./profileRows.ts";

export const getHeatmapProfile = route(call, {
  permit: readers("heatmap"),
  gather: ({ services, caller, query }) => scopedProject(services, caller, query.widget_id),
  ask: async (services, project, { params, signal }) => {
    const profile = await ownProfile(services.entities, project.widgetId, params.heatmap_profile_id);
    return describeProfiles(services, project, [profile], signal);
  },
  answer: ([profile]) => {
    if (!profile) throw new Problem(heatmapsRefusals.profileNotFound());
    return profile;
  },
});
