import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { Problem } from "#host/http/problem.ts";

/** The host name of a typed website address, without `www.`; throws if it has none. */
export function websiteOf(typed: string): string {
  const text = typed.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  const host = url?.hostname.replace(/^www\./, "") ?? "";
  const isName = host === "localhost" || /^[^.]+(\.[^.]+)+$/.test(host);
  if (!text || !url || !/^https?:$/.test(url.protocol) || !isName) {
    throw new Problem(accountRefusals.websiteInvalid(), {
      field: "website",
    });
  }
  return host;
}

/** The hosts that may send events for it: the website and its subdomains. */
export const allowedWebsites = (host: string): string[] =>
  host === "localhost" || /^[\d.]+$/.test(host) ? [host] : [host, `*.${host}`];
