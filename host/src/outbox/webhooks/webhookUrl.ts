import { WEBHOOK_LIMITS } from "@sightline/schema/rest/integrations/webhooks";
import { Problem } from "#host/http/problem.ts";

const wrong = (words: string) => new Problem("INVALID", words, { field: "url" });

/** What can be told of an address before anybody looks its name up; that is done at each delivery. */
export function webhookUrl(text: string, isDevelopment: boolean): string {
  const url = URL.parse(text);
  if (!url || !["https:", "http:"].includes(url.protocol) || url.hostname === "") {
    throw wrong("Please enter an address such as https://example.com/hooks");
  }
  if (url.protocol === "http:" && !isDevelopment) {
    throw wrong("The address must begin with https://, so that nobody reads along");
  }
  if (url.username !== "" || url.password !== "") {
    throw wrong("The address must not hold a user name or password; deliveries are signed instead");
  }
  url.hash = "";
  if (url.href.length > WEBHOOK_LIMITS.url) throw wrong(`The address may have ${WEBHOOK_LIMITS.url} characters`);
  return url.href;
}
