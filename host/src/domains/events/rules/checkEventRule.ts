import { checkEventRule as endpoint } from "@sightline/schema/rest/events/rules";
import { eventsRefusals } from "@sightline/schema/rest/events/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { typedAddress } from "#host/http/network/typedAddress.ts";
import { hostOf, isAllowedHost } from "#host/http/network/websites.ts";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { assertMayWriteCode } from "#host/analytics/eventRules/assertMayWriteCode.ts";
import { CHECK_SECONDS } from "#host/members/tokens.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { CONDITION, refuseRule } from "./refuseRule.ts";
import { refuseWithoutFeature } from "./ruleOf.ts";

/** The URL parameter that host/tracker/src/main.ts looks for. */
const PARAMETER = "tracker_check";

async function refuseOtherSite(entities: EntityStore, widgetId: number, page: URL): Promise<void> {
  const refuse = (refusal: Refusal): never => {
    throw new Problem(refusal, { field: "page" });
  };
  if (!/^https?:$/.test(page.protocol)) refuse(eventsRefusals.pageProtocol());
  // shop.example@evil.example is a page of evil.example
  if (page.username || page.password) refuse(eventsRefusals.pageWithCredentials());
  const { allowed_websites: allowed } = await entities
    .selectFrom("widget")
    .select("allowed_websites")
    .where("widget_id", "=", widgetId)
    .executeTakeFirstOrThrow();
  if (!isAllowedHost(hostOf(page.origin), allowed))
    refuse(eventsRefusals.pageOfOtherWebsite({ host: page.hostname, websites: allowed.join(", ") }));
}

/**
 * In the fragment, which is not sent to sites and is not part of reports. Pages with hash routes get it as a parameter.
 */
function withCheck(page: URL, check: string): string {
  if (page.hash === "") page.hash = `${PARAMETER}=${check}`;
  else page.searchParams.set(PARAMETER, check);
  return page.href;
}

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
    const page = typedAddress(body.page, "page");
    await refuseOtherSite(services.entities, widgetId, page);
    return { widget_id: widgetId, page };
  },
  ask: async ({ tokens, now }, { widget_id, page }, { body: { action_type, path_name, url, value_from } }) => {
    const check = await tokens.signCheck({ widget_id, action_type, path_name, url, value_from });
    return { address: withCheck(page, check), expires_at: new Date(now() + CHECK_SECONDS * 1000).toISOString() };
  },
  answer: (opened) => opened,
});
