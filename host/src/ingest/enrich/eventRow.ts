// Maps sent events to stored rows: the facts of the batch (visitor, session, traffic source) once, then each event's
// own columns. Columns that an event does not have are omitted and take the store's defaults.
// Rows are lines of JSON from here on, through the log into the store. The facts are two thirds of a line and are
// serialized once per batch: the host acknowledges 1.2 times as many events in batches of 100.
import type { CollectEnvelope } from "@sightline/schema/rest/ingest";
import type { TrackedEvent } from "@sightline/schema/rest/trackedEvent";
import type { WidgetSetting } from "@sightline/schema/rest/projects/projects";
import type { EventFacts, EventRow } from "#host/analytics/columns.ts";
import type { AddressHash } from "#host/http/network/addressHash.ts";
import { shortenedAddress } from "#host/http/network/prefix.ts";
import type { TrackedProject } from "../projects.ts";
import { agentOf } from "./agent.ts";
import { channelOf } from "./channel.ts";
import { correctTime } from "./clock.ts";
import { errorColumns } from "./errorColumns.ts";
import { formColumns } from "./formColumns.ts";
import { cleanAddress, pageOf } from "./page.ts";
import { countryOf } from "./places/country.ts";
import type { PlaceOf } from "./places/place.ts";
import { isoTime } from "./isoTime.ts";
import { plainColumns, plainText } from "./plainText.ts";
import { referrerOf } from "./referrer.ts";

export interface Sender {
  project: TrackedProject;
  ip: string;
  /** undefined if unknown */
  userAgent: string | undefined;
  /** the header Sec-CH-UA */
  brands?: string | undefined;
  /** milliseconds since 1970, host clock */
  receivedAt: number;
  /** milliseconds to add to the sender's times */
  skew: number;
  addressHash: AddressHash;
  placeOf: PlaceOf;
}

const whole = (pixels: number | undefined) => Math.round(pixels ?? 0);

/** `,"column":value` of each column. Empty and zero values are omitted: they are the store's defaults. */
function columnsJson(columns: Record<string, string | number>): string {
  let json = "";
  for (const name in columns) {
    const value = columns[name];
    if (value === undefined || value === "" || value === 0) continue;
    json += `,"${name}":${typeof value === "number" ? value : JSON.stringify(plainText(value))}`;
  }
  return json;
}

/**
 * Sessions are limited to a day, so a session can't have started longer ago than this. Leaves some room for a wrong
 * clock.
 */
const LONGEST = 25 * 3_600_000;

/**
 * The stored columns derived from the sender's address: its place and keyed hashes, or only its country if the project
 * is configured so.
 */
function whereabouts({ project, ip, addressHash, placeOf }: Sender): EventFacts {
  if (project.setting.anonymise_ip) return { country: countryOf(shortenedAddress(ip)) };
  const trace = addressHash.traceOf(ip);
  return {
    ...placeOf(ip),
    ...(trace ? { address_hash: trace.address, network_hash: trace.network } : {}),
  };
}

/** The columns that all rows of the batch share. */
interface BatchFacts {
  widgetId: number;
  visitorId: string;
  sessionId: string;
  /** their JSON, to be continued with an event's own columns; no column may be in both */
  json: string;
}

/** A row on its way to the store, with the columns that ingest itself reads. */
export interface IncomingRow extends Pick<EventRow, "widget_id" | "event_id" | "ts" | "type"> {
  visitor_id: string;
  session_id: string;
  path: string;
  /** all columns as JSON */
  line: string;
}

export function factsOfBatch(batch: Omit<CollectEnvelope, "events">, sender: Sender, firstTs: number): BatchFacts {
  const { project, receivedAt } = sender;
  const { session } = batch;
  const entry = pageOf(session.entry_url, project.setting);
  const { ref, refHost } = referrerOf(cleanAddress(session.ref ?? ""), entry.host, project.allowedWebsites);
  const utm = {
    utm_source: session.utm_source ?? "",
    utm_medium: session.utm_medium ?? "",
    utm_campaign: session.utm_campaign ?? "",
    utm_content: session.utm_content ?? "",
    utm_term: session.utm_term ?? "",
  };
  const click_id = session.click_id ?? "";
  const { channel, rule, source } = channelOf({
    refHost,
    utmSource: utm.utm_source,
    utmMedium: utm.utm_medium,
    utmCampaign: utm.utm_campaign,
    clickId: click_id,
  });
  const { screen_w = 0, screen_h = 0 } = batch;
  const began = correctTime(session.start, sender.skew, Math.min(firstTs, receivedAt));
  const agent =
    sender.userAgent === undefined
      ? undefined
      : agentOf(sender.userAgent, { brands: sender.brands, screen: { w: screen_w, h: screen_h } });
  const facts = columnsJson({
    company_id: project.companyId,
    received_at: isoTime(receivedAt),
    session_id: session.id,
    visitor_id: batch.visitor_id,
    session_start: isoTime(Math.max(began, firstTs - LONGEST)),
    ref,
    ref_host: refHost,
    channel,
    channel_rule: rule,
    source_name: source,
    entry_path: entry.path,
    ...utm,
    click_id,
    ...whereabouts(sender),
    ...agent,
    lang: batch.lang ?? "",
    screen_w: whole(screen_w),
    screen_h: whole(screen_h),
    view_w: whole(batch.view_w),
    view_h: whole(batch.view_h),
  });
  // 0 is UTC, not a default
  const offset = batch.utc_offset === undefined ? "" : `,"utc_offset":${batch.utc_offset}`;
  return {
    widgetId: project.widgetId,
    visitorId: batch.visitor_id,
    sessionId: session.id,
    json: `{"widget_id":${project.widgetId}${facts}${offset},`,
  };
}

/** A value without a currency is in the project's currency. */
function currencyOf(event: Extract<TrackedEvent, { type: "event" | "goal" }>, { currency }: WidgetSetting): EventFacts {
  const named = event.currency ?? (event.value === undefined ? null : currency);
  return named ? { currency: named } : {};
}

function ownColumns(event: TrackedEvent, setting: WidgetSetting): EventFacts {
  switch (event.type) {
    case "pageview":
      return event.entry ? { is_entry: 1 } : {};
    case "event":
      return {
        name: event.name,
        ...(event.props ? { props: JSON.stringify(event.props) } : {}),
        ...(event.value !== undefined ? { value: event.value } : {}),
        ...currencyOf(event, setting),
        ...(event.rule ? { rule_id: event.rule } : {}),
      };
    case "goal":
      return {
        name: event.name,
        ...(event.value !== undefined ? { value: event.value } : {}),
        ...currencyOf(event, setting),
      };
    case "identify":
      return { name: event.name, props: JSON.stringify(event.props ?? {}) };
    case "click":
    case "rage":
    case "dead": {
      const { selector, text = "", ex = 0, ey = 0 } = event;
      return {
        ...(event.type === "rage" && { value: event.value ?? 3 }),
        ...{ selector, text: setting.keep_text ? text : "", ex, ey },
        ...{ x: whole(event.x), y: whole(event.y), doc_w: whole(event.doc_w), doc_h: whole(event.doc_h) },
      };
    }
    case "outbound":
      return { name: cleanAddress(event.name), text: setting.keep_text ? (event.text ?? "") : "" };
    case "scroll":
    case "ping":
    case "leave":
      return { scroll_depth: whole(event.scroll_depth), engaged_ms: event.engaged_ms ?? 0 };
    case "vital":
      return { vital_name: event.vital_name, vital_value: event.vital_value };
    case "error":
      return errorColumns(event);
    case "form_view":
    case "form_start":
    case "form_field":
    case "form_submit":
      return formColumns(event, setting);
  }
}

export function rowOf(event: TrackedEvent, at: number, facts: BatchFacts, setting: WidgetSetting): IncomingRow {
  const { url, host, path } = pageOf(event.url, setting);
  const ts = isoTime(at);
  const event_id = event.event_id.toLowerCase();
  const { type, title = "", page_view_id } = event;
  const own = plainColumns({ event_id, ts, type, url, host, path, title, ...ownColumns(event, setting) });
  if (page_view_id) own.page_view_id = page_view_id;
  return {
    widget_id: facts.widgetId,
    event_id,
    ts,
    type,
    visitor_id: facts.visitorId,
    session_id: facts.sessionId,
    path: own.path,
    line: facts.json + JSON.stringify(own).slice(1),
  };
}
