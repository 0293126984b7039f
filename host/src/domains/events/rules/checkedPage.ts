// A page of the project's website that a member opens to see what a rule matches, or to pick an element.
import { eventsRefusals } from "@sightline/schema/rest/events/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { typedAddress } from "#host/http/network/typedAddress.ts";
import { hostOf, isAllowedHost } from "#host/http/network/websites.ts";
import { Problem } from "#host/http/problem.ts";
import type { EntityStore } from "#host/stores/entities.ts";

/** The URL parameter that host/tracker/src/main.ts looks for. */
const PARAMETER = "tracker_check";

/** The typed URL, if it is on one of the project's websites. */
export async function checkedPage(entities: EntityStore, widgetId: number, typed: string): Promise<URL> {
  const page = typedAddress(typed, "page");
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
  return page;
}

/**
 * The page's URL with a token: in the fragment, which is not sent to sites and is not part of reports. Pages with hash
 * routes get it as a parameter.
 */
export function withToken(page: URL, token: string): string {
  if (page.hash === "") page.hash = `${PARAMETER}=${token}`;
  else page.searchParams.set(PARAMETER, token);
  return page.href;
}
