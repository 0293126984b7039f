import { getEventRules as endpoint } from "@sightline/schema/rest/events/rules";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { ruleOf, ruleRows } from "./ruleOf.ts";
import { ruleCounts } from "./sql/ruleCounts.ts";

export const getEventRules = route(endpoint, {
  permit: member,
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
  ask: ({ entities, events, now }, { widgetId }, { signal }) =>
    Promise.all([
      ruleRows(entities).where("widget_id", "=", widgetId).orderBy("event_name").orderBy("event_config_id").execute(),
      ruleCounts({ events, signal }, widgetId, now()),
    ]),
  answer: ([rows, counts]) => ({ rows: rows.map((row) => ruleOf(row, counts)) }),
});
