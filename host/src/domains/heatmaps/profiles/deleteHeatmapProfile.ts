import { deleteHeatmapProfile as call } from "@sightline/schema/rest/heatmaps/profiles";
import { roles } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { auditProfile } from "./changeProfile.ts";
import { ownProfile } from "./profileRows.ts";

export const deleteHeatmapProfile = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    return ownProfile(services.entities, widgetId, body.heatmap_profile_id);
  },
  ask: ({ entities, now }, { widget_id, heatmap_profile_id: id, name }, { caller }) =>
    entities.transaction().execute(async (store) => {
      await store.deleteFrom("heatmap_profile").where("heatmap_profile_id", "=", id).execute();
      await auditProfile(store, caller, { widgetId: widget_id, id, name, action: "heatmap_deleted", at: now() });
    }),
  answer: (_done, { heatmap_profile_id }) => ({ heatmap_profile_id }),
});
