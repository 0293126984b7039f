// Maps a sent comment to its stored row, with page, device type and country.
import { randomUUID } from "node:crypto";
import { submitFeedback } from "@sightline/schema/rest/feedback/submit";
import type { Insertable } from "kysely";
import { isAllowedHost } from "#host/http/network/websites.ts";
import { shortenedAddress } from "#host/http/network/prefix.ts";
import type { EntityTables } from "#host/stores/__generated__/entityTables.ts";
import { agentOf } from "#host/ingest/enrich/agent.ts";
import { countryOf } from "#host/ingest/enrich/places/country.ts";
import { pageOf } from "#host/ingest/enrich/page.ts";
import { plainText } from "#host/ingest/enrich/plainText.ts";
import { pageRuleOf, whyDropped } from "#host/ingest/intake/blocking.ts";
import { parseOrRefuse } from "#host/ingest/intake/validate.ts";
import { refuseForeignSender, WebsiteRefused } from "#host/ingest/intake/websiteRefused.ts";
import type { TrackedProject } from "#host/ingest/projects.ts";

export type CommentRow = Insertable<EntityTables["comment"]>;

export interface GivenComment {
  project: TrackedProject;
  ip: string;
  userAgent: string;
  origin?: string | undefined;
  /** the parsed JSON, not validated yet */
  body: unknown;
  /** milliseconds since 1970 */
  at: number;
}

/**
 * Undefined if the sender is a bot, or if a rule of the project excludes the sender or the page. Throws if the comment
 * is refused.
 */
export function validateComment({ project, ip, userAgent, origin, body, at }: GivenComment): CommentRow | undefined {
  refuseForeignSender(project, origin);
  const { rating, text, url, email, element, ...given } = parseOrRefuse(submitFeedback.body, body);
  const page = pageOf(plainText(url), project.setting);
  if (!isAllowedHost(page.host, project.allowedWebsites)) throw new WebsiteRefused(page.host);
  const agent = agentOf(userAgent);
  const isOut = whyDropped(project, { ip, userAgent }) || pageRuleOf(project, page.path) !== undefined;
  if (isOut || agent.is_bot) return undefined;
  return {
    widget_id: project.widgetId,
    comment_uuid: given.id ?? randomUUID(),
    rating: rating ?? null,
    text: plainText(text ?? "").trim(),
    url: page.url,
    path: page.path,
    selector: plainText(element ?? "").trim(),
    email: email ?? null,
    visitor_id: given.visitor_id ?? null,
    session_id: given.session_id ?? null,
    device: agent.device,
    country: countryOf(project.setting.anonymise_ip ? shortenedAddress(ip) : ip),
    created_at: new Date(at),
  };
}
