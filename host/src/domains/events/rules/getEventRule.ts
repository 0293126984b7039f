import { getEventRule as endpoint } from "@sightline/schema/rest/events/rules";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { ownRule, ruleOf } from "./ruleOf.ts";
import { ruleCounts } from "./sql/ruleCounts.ts";

export const getEventRule = route(endpoint, {
  permit: member,
  gather: ({ services, caller, params }) => ownRule(services, caller, params.event_config_id),
  ask: ({ events, now }, { widget_id }, { signal }) => ruleCounts({ events, signal }, widget_id, now()),
  answer: (counts, row) => ruleOf(row, counts),
});
