import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { Problem } from "#host/http/problem.ts";

/** The host of a typed website address with its port, without `www.`; throws if it has none. */
export function websiteOf(typed: string): string {
  const text = typed.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  const name = url?.hostname ?? "";
  const isName = name === "localhost" || /^[^.]+(\.[^.]+)+$/.test(name);
  if (!text || !url || !/^https?:$/.test(url.protocol) || !isName) {
    throw new Problem(accountRefusals.websiteInvalid(), {
      field: "website",
    });
  }
  return url.host.replace(/^www\./, "");
}

/** The hosts that may send events for it, on any port: the website and its subdomains. */
export function allowedWebsites(host: string): string[] {
  const [name = ""] = host.split(":");
  return name === "localhost" || /^[\d.]+$/.test(name) ? [host] : [host, `*.${name}`];
}
