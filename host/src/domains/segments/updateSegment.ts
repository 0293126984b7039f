import { updateSegment as endpoint } from "@sightline/schema/rest/segments/segments";
import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import { readFilter } from "#host/analytics/filter/readFilter.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { oneSegment, ownSegment, refuseTakenName } from "./segmentRows.ts";

export const updateSegment = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body: { segment_id, name, custom_filter } }) => {
    const { widget_id: widgetId } = await ownSegment(services, caller, segment_id);
    if (name === undefined && custom_filter === undefined) {
      throw new Problem(trafficRefusals.nothingToUpdateInSegment(), { field: "name" });
    }
    if (custom_filter) await readFilter(services.entities, widgetId, { custom_filter });
    if (name !== undefined) await refuseTakenName(services.entities, { widgetId, name, but: segment_id });
    const change = {
      ...(name !== undefined && { name }),
      ...(custom_filter && { custom_filter: JSON.stringify(custom_filter) }),
    };
    return { segment_id, change };
  },
  ask: async ({ entities }, { segment_id, change }) => {
    await entities.updateTable("segment").set(change).where("segment_id", "=", segment_id).execute();
    return oneSegment(entities, segment_id);
  },
  answer: (segment) => segment,
});
