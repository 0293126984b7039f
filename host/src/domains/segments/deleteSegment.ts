import { deleteSegment as endpoint } from "@sightline/schema/rest/segments/segments";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { ownSegment } from "./segmentRows.ts";

export const deleteSegment = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => (await ownSegment(services, caller, body.segment_id)).segment_id,
  ask: ({ entities }, id) => entities.deleteFrom("segment").where("segment_id", "=", id).execute(),
  answer: (_done, segment_id) => ({ segment_id }),
});
