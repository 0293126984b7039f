import { deleteSourceMap as call } from "@sightline/schema/rest/errors/sourceMaps";
import { errorsRefusals } from "@sightline/schema/rest/errors/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";

export const deleteSourceMap = route(call, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => (await scopedProject(services, caller, body.widget_id)).widgetId,
  ask: async ({ entities }, widgetId, { body: { source_map_id } }) => {
    const gone = await entities
      .deleteFrom("source_map")
      .where("widget_id", "=", widgetId)
      .where("source_map_id", "=", source_map_id)
      .returning("source_map_id")
      .executeTakeFirst();
    if (!gone) throw new Problem(errorsRefusals.sourceMapNotFound());
    return gone;
  },
  answer: (gone) => gone,
});
