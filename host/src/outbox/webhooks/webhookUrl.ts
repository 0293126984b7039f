import { WEBHOOK_LIMITS } from "@sightline/schema/rest/integrations/webhooks";
import { integrationsRefusals } from "@sightline/schema/rest/integrations/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { Problem } from "#host/http/problem.ts";

const wrong = (refusal: Refusal) => new Problem(refusal, { field: "url" });

/** Validates a URL without resolving its host name. The name is resolved and checked at each delivery. */
export function webhookUrl(text: string, isDevelopment: boolean): string {
  const url = URL.parse(text);
  if (!url || !["https:", "http:"].includes(url.protocol) || url.hostname === "") {
    throw wrong(integrationsRefusals.webhookUrlMissing());
  }
  if (url.protocol === "http:" && !isDevelopment) {
    throw wrong(integrationsRefusals.webhookNotHttps());
  }
  if (url.username !== "" || url.password !== "") {
    throw wrong(integrationsRefusals.webhookWithCredentials());
  }
  url.hash = "";
  if (url.href.length > WEBHOOK_LIMITS.url)
    throw wrong(integrationsRefusals.webhookUrlTooLong({ max: WEBHOOK_LIMITS.url }));
  return url.href;
}
