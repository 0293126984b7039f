// Validates, corrects and enriches one batch. Stores nothing.
import type { RefusedEvent } from "@sightline/schema/rest/ingest";
import type { AddressHash } from "#host/http/network/addressHash.ts";
import { agentOf } from "./enrich/agent.ts";
import { correctTime, MAX_AGE, skewOf } from "./enrich/clock.ts";
import type { PlaceOf } from "./enrich/places/place.ts";
import { factsOfBatch, type IncomingRow, rowOf } from "./enrich/eventRow.ts";
import { isRefused, parseEnvelope, parseEvent } from "./intake/validate.ts";
import { hostOf, isAllowedHost } from "#host/http/network/websites.ts";
import { pageRuleOf } from "./intake/blocking.ts";
import { refuseForeignSender, WebsiteRefused } from "./intake/websiteRefused.ts";
import type { TrackedProject } from "./projects.ts";

export interface Submission {
  project: TrackedProject;
  /** the sender's address and user agent; the address determines the place, and only keyed hashes of it are stored */
  ip: string;
  /** undefined only for imported history whose format has none: a sender without a user agent is a bot */
  userAgent: string | undefined;
  /** the header Sec-CH-UA: the browser's brands */
  brands?: string | undefined;
  /** the Origin or Referer header, if there is one */
  origin?: string | undefined;
  /** the parsed JSON, not validated yet */
  body: unknown;
}

export interface ValidatedBatch {
  rows: IncomingRow[];
  refused: RefusedEvent[];
  dropped: number;
  /** number of events on pages that a rule excludes, by rule; they count as accepted */
  left: Map<number, number>;
  isBot: boolean;
  /** start of the visit by the host's clock, milliseconds since 1970 */
  began: number;
}

export interface Judgement {
  /** milliseconds since 1970 */
  receivedAt: number;
  /** generated or imported history: its times are correct and may be old, and its websites are not checked */
  isTrusted: boolean;
  addressHash: AddressHash;
  placeOf: PlaceOf;
}

export function validateBatch(submission: Submission, judgement: Judgement): ValidatedBatch {
  const { project, ip, userAgent, brands } = submission;
  const { receivedAt, isTrusted, addressHash, placeOf } = judgement;
  if (!isTrusted) refuseForeignSender(project, submission.origin);
  const envelope = parseEnvelope(submission.body);
  const skew = isTrusted ? 0 : skewOf(envelope.sent_at, receivedAt);
  const oldest = isTrusted ? 0 : receivedAt - MAX_AGE;
  const { sent_at } = envelope;
  const began = correctTime(envelope.session.start, skew, receivedAt);
  const refused: RefusedEvent[] = [];
  const rows: IncomingRow[] = [];
  const left = new Map<number, number>();
  let foreign: string | undefined;
  let facts: ReturnType<typeof factsOfBatch> | undefined;
  for (const [index, given] of envelope.events.entries()) {
    const event = parseEvent(given, index);
    if (isRefused(event)) {
      refused.push(event);
      continue;
    }
    const host = hostOf(event.url);
    if (!isTrusted && !isAllowedHost(host, project.allowedWebsites)) {
      foreign = host;
      refused.push({ index, field: "url", message: new WebsiteRefused(host).message });
      continue;
    }
    const ts = correctTime(isTrusted ? event.ts : Math.min(event.ts, sent_at), skew, receivedAt);
    if (ts < oldest) {
      refused.push({
        index,
        field: "ts",
        message: "must be at most 7 days old; older history goes through the importer",
      });
      continue;
    }
    facts ??= factsOfBatch(envelope, { project, ip, userAgent, brands, receivedAt, skew, addressHash, placeOf }, ts);
    const row = rowOf(event, ts, facts, project.setting);
    const rule = isTrusted ? undefined : pageRuleOf(project, row.path);
    if (rule === undefined) rows.push(row);
    else left.set(rule, (left.get(rule) ?? 0) + 1);
  }
  if (rows.length === 0 && left.size === 0 && foreign !== undefined) throw new WebsiteRefused(foreign);
  return {
    rows,
    refused,
    dropped: envelope.dropped ?? 0,
    left,
    isBot: userAgent !== undefined && agentOf(userAgent).is_bot === 1,
    began,
  };
}
