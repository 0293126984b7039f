import { getHeatmapProfile as call } from "@sightline/schema/rest/heatmaps/profiles";
import { heatmapsRefusals } from "@sightline/schema/rest/heatmaps/refusals";
import { fixedPeriod } from "#host/analytics/scope/reportScope.ts";
import { zoneOf } from "#host/analytics/scope/zone.ts";
import { readers } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { refuseOtherHeatmaps } from "../sharedHeatmap.ts";
import { describeProfiles, ownProfile } from "./profileRows.ts";

export const getHeatmapProfile = route(call, {
  permit: readers("heatmap"),
  gather: ({ services, caller, params, query }) => {
    refuseOtherHeatmaps(caller, params);
    return scopedProject(services, caller, query.widget_id);
  },
  ask: async (services, project, { params, caller, headers, signal }) => {
    const profile = await ownProfile(services.entities, project.widgetId, params.heatmap_profile_id);
    const period = fixedPeriod(caller, zoneOf(project.timezone, headers.tz));
    return describeProfiles(services, project, [profile], signal, period);
  },
  answer: ([profile]) => {
    if (!profile) throw new Problem(heatmapsRefusals.profileNotFound());
    return profile;
  },
});
