import { createSegment as endpoint } from "@sightline/schema/rest/segments/segments";
import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import { readFilter } from "#host/analytics/filter/readFilter.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { oneSegment, refuseTakenName, segments } from "./segmentRows.ts";

const MOST = 100;

export const createSegment = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body: { widget_id, name, custom_filter } }) => {
    const { widgetId } = await scopedProject(services, caller, widget_id);
    await readFilter(services.entities, widgetId, { custom_filter });
    await refuseTakenName(services.entities, { widgetId, name });
    const existing = await segments(services.entities).where("widget_id", "=", widgetId).execute();
    if (existing.length >= MOST) throw new Problem(trafficRefusals.tooManySegments({ max: MOST }));
    const saved = { custom_filter: JSON.stringify(custom_filter), created_at: new Date(services.now()) };
    return { widget_id: widgetId, name, user_id: caller.userId, ...saved };
  },
  ask: async ({ entities }, values) => {
    const insert = entities.insertInto("segment").values(values).returning("segment_id");
    return oneSegment(entities, (await insert.executeTakeFirstOrThrow()).segment_id);
  },
  answer: (segment) => segment,
});
