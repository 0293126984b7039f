// Which sites may send events for a project.
import type { TrackedProject } from "../projects.ts";

/** The host name in an address or in a setting typed by hand (`https://Shop.example/`, `shop.example:8080`, `*.example.com`). */
export function hostOf(address: string): string {
  return (
    /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)/i.exec(address.trim())?.[1] ?? ""
  ).toLowerCase();
}

const withoutWww = (host: string) => host.replace(/^www\./, "");

/** `*.example.com` allows every host below example.com but not itself; `www.` makes no difference. */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  return allowed.some((entry) => {
    const rule = hostOf(entry);
    if (rule.startsWith("*.")) return host.endsWith(rule.slice(1));
    return withoutWww(host) === withoutWww(rule);
  });
}

export class WebsiteRefused extends Error {
  readonly status = 403;
  constructor(host: string) {
    super(
      `${host || "A page without an address"} is not among this project's websites; add it in the project's settings`,
    );
  }
}

/** The sender's own word (Origin, else Referer) where there is one, since a page cannot forge it. */
export function refuseForeignSender(project: TrackedProject, origin: string | undefined): void {
  if (!origin || origin === "null") return;
  const host = hostOf(origin);
  if (!isAllowedHost(host, project.allowedWebsites)) throw new WebsiteRefused(host);
}
