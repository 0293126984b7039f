// Where a visit came from, if it came from elsewhere: a site's own pages, its other subdomains and the project's other
// websites refer nobody.
import { hostOf, isAllowedHost } from "#host/http/network/websites.ts";

/** The part of a host that one owner has: two labels, three below a short second level such as co.uk or com.au. */
export function siteOf(host: string): string {
  const labels = host.split(".");
  if (/^[\d.]+$/.test(host) || host.startsWith("[")) return host;
  const [second = "", top = ""] = labels.slice(-2);
  const isShared = top.length === 2 && second.length <= 3;
  return labels.slice(isShared ? -3 : -2).join(".");
}

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
