import { checkEventRule as endpoint } from "@sightline/schema/rest/events/rules";
import { eventsRefusals } from "@sightline/schema/rest/events/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { assertMayWriteCode } from "#host/analytics/eventRules/assertMayWriteCode.ts";
import { CHECK_SECONDS } from "#host/members/tokens.ts";
import { checkedPage, withToken } from "./checkedPage.ts";
import { CONDITION, refuseRule } from "./refuseRule.ts";
import { refuseWithoutFeature } from "./ruleOf.ts";

export const checkEventRule = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    await refuseWithoutFeature(services.entities, widgetId);
    if (body.action_type === 5 || body.action_type === 6)
      throw new Problem(eventsRefusals.nothingToHighlight(), {
        field: "action_type",
      });
    // the URL runs the condition in the browser of anyone who opens it
    if (body.action_type === CONDITION) assertMayWriteCode(caller, "path_name");
    refuseRule(body);
    return { widget_id: widgetId, page: await checkedPage(services.entities, widgetId, body.page) };
  },
  ask: async ({ tokens, now }, { widget_id, page }, { body: { action_type, path_name, url, value_from } }) => {
    const check = await tokens.signCheck({ widget_id, action_type, path_name, url, value_from });
    return { address: withToken(page, check), expires_at: new Date(now() + CHECK_SECONDS * 1000).toISOString() };
  },
  answer: (opened) => opened,
});
