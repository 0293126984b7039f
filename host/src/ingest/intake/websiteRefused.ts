// Which sites may send events for a project.
import { hostOf, isAllowedHost } from "#host/http/network/websites.ts";
import type { TrackedProject } from "../projects.ts";

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
