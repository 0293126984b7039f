// Which websites may send events for a project.
import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { hostOf, isAllowedHost } from "#host/http/network/websites.ts";
import type { TrackedProject } from "../projects.ts";
import { Problem } from "#host/http/problem.ts";

export class WebsiteRefused extends Problem {
  constructor(host: string) {
    const refusal = host ? ingestRefusals.foreignWebsite({ website: host }) : ingestRefusals.noAddress();
    super(refusal, { field: "url" });
  }
}

/** Checks the sender's own header (Origin, otherwise Referer) if there is one, since a page can't forge it. */
export function refuseForeignSender(project: TrackedProject, origin: string | undefined): void {
  if (!origin || origin === "null") return;
  const host = hostOf(origin);
  if (!isAllowedHost(host, project.allowedWebsites)) throw new WebsiteRefused(host);
}
