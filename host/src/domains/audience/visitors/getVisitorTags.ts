import { getVisitorTags as call } from "@sightline/schema/rest/audience/visitors";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";

const MOST = 200;

export const getVisitorTags = route(call, {
  permit: member,
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
  ask: ({ entities }, { widgetId }) =>
    entities
      .selectFrom("visitor_tag")
      .select(["tag", ({ fn }) => fn.countAll<string>().as("visitors")])
      .where("widget_id", "=", widgetId)
      .groupBy("tag")
      .orderBy("visitors", "desc")
      .orderBy("tag")
      .limit(MOST)
      .execute(),
  answer: (rows) => ({ rows: rows.map(({ tag, visitors }) => ({ tag, visitors: Number(visitors) })) }),
});
