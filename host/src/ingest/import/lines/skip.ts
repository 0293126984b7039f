// Finds requests that are not page views of human visitors.
import type { SkipReason } from "@sightline/schema/rest/projects/importing";
import { agentOf } from "#host/ingest/enrich/agent.ts";
import { pageOf } from "#host/ingest/enrich/page.ts";
import { pageRuleOf, whyDropped } from "#host/ingest/intake/blocking.ts";
import type { TrackedProject } from "#host/ingest/projects.ts";
import { assetEndings } from "./data/assetEndings.ts";
import type { Hit } from "./hit.ts";

const NOT_MODIFIED = 304;

function isAsset(path: string): boolean {
  const ending = /\.([a-z0-9]{1,12})$/i.exec(path)?.[1];
  return ending !== undefined && assetEndings.has(ending.toLowerCase());
}

/** Skip reasons that follow from the request alone. */
export function whyNoPage({ method, status, target, userAgent }: Hit): SkipReason | undefined {
  if (status >= 400) return "status";
  if (method.toUpperCase() !== "GET") return "method";
  // the page it redirects to is also in the log
  if (status >= 300 && status !== NOT_MODIFIED) return "redirect";
  if (isAsset(/^[^?#]*/.exec(target)?.[0] ?? "")) return "asset";
  // bots can't be detected if the format has no user agent
  return userAgent !== undefined && agentOf(userAgent).is_bot ? "bot" : undefined;
}

/** The project's own block rules, the same as for its tracker. */
export function isBlocked(project: TrackedProject, ip: string, userAgent: string | undefined, url: string): boolean {
  return (
    whyDropped(project, { ip, userAgent }) !== undefined ||
    pageRuleOf(project, pageOf(url, project.setting).path) !== undefined
  );
}
