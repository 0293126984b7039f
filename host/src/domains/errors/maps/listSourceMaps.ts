import { listSourceMaps as call } from "@sightline/schema/rest/errors/sourceMaps";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";

export const listSourceMaps = route(call, {
  permit: member,
  gather: async ({ services, caller, body }) => (await scopedProject(services, caller, body.widget_id)).widgetId,
  ask: ({ entities }, widgetId) =>
    entities
      .selectFrom("source_map")
      .innerJoin("member", "member.user_id", "source_map.created_by")
      .select(["source_map_id", "release", "file", "bytes", "sources", "member.name as created_by"])
      .select("source_map.created_at")
      .where("widget_id", "=", widgetId)
      .orderBy("source_map.created_at", "desc")
      .orderBy("source_map_id", "desc")
      .execute(),
  answer: (maps) => maps.map(({ created_at, ...map }) => ({ ...map, created_at: created_at.toISOString() })),
});
