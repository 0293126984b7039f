// The external referrer of a visit. A site's own pages, its other subdomains and the project's other websites don't
// count as referrers.
import { registrableDomain } from "#tracker/site.ts";
import { hostOf, isAllowedHost } from "#host/http/network/websites.ts";
import { siteOf } from "./siteOf.ts";

/** A project's websites in the form that the tracker's session rule compares. */
export const sitesOf = (websites: readonly string[]): string[] => [
  ...new Set(websites.map((website) => registrableDomain(hostOf(website).replace(/^\*\./, "")))),
];

export interface Referrer {
  ref: string;
  refHost: string;
}

const none: Referrer = { ref: "", refHost: "" };

export function referrerOf(ref: string, entryHost: string, ownWebsites: readonly string[]): Referrer {
  if (!/^(?:https?|android-app):\/\//i.test(ref)) return none;
  const host = hostOf(ref);
  if (!host || siteOf(host) === siteOf(entryHost)) return none;
  if (ownWebsites.length > 0 && isAllowedHost(host, ownWebsites)) return none;
  return { ref: ref.slice(0, 2048), refHost: host.replace(/^www\./, "") };
}
