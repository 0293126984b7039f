import { previewEventRule as endpoint } from "@sightline/schema/rest/events/rules";
import { projectPageRule } from "#host/analytics/goals/projectPageRule.ts";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { refuseRule } from "./refuseRule.ts";
import { DAYS } from "./sql/ruleCounts.ts";
import { ruleMatches } from "./sql/ruleMatches.ts";

export const previewEventRule = route(endpoint, {
  permit: member,
  gather: async ({ services, caller, body }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    refuseRule(body);
    return { widgetId, pages: await projectPageRule(services.entities, widgetId) };
  },
  ask: ({ events, now }, { widgetId, pages }, { body, signal }) =>
    ruleMatches({ events, signal }, widgetId, { ...body, pages }, now()),
  answer: (found) => ({ days: DAYS, ...(found ?? { matches: null, visitors: 0, pages: [] }) }),
});
