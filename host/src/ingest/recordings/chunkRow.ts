import type { ChunkEnvelope, PointerSample } from "@sightline/schema/rest/recordings/chunks";
import type { WidgetSetting } from "@sightline/schema/rest/projects/projects";
import type { ChunkPlace } from "#host/stores/blobs/recordingBlob.ts";
import { pageOf } from "../enrich/page.ts";
import { plainText } from "../enrich/plainText.ts";

/** A row of `recording_chunk`. */
export interface ChunkRow extends ChunkPlace {
  visitor_id: string;
  tab_id: string;
  from_ts: string;
  to_ts: string;
  received_at: string;
  url: string;
  host: string;
  path: string;
  title: string;
  view_w: number;
  view_h: number;
  has_full: number;
  events: number;
  clicks: number;
  keys: number;
  scrolls: number;
  moves: number;
  form_drops: number;
  active_ms: number;
  is_throttled: number;
  is_last: number;
  bytes: number;
  page_view_id?: string;
  pointer?: PointerSample[];
  attention?: number[];
}

/** Milliseconds since 1970, corrected. */
export interface ChunkTimes {
  from: number;
  to: number;
  receivedAt: number;
}

interface Given {
  envelope: ChunkEnvelope;
  events: number;
  bytes: number;
  times: ChunkTimes;
}

const iso = (at: number) => new Date(at).toISOString();
const flag = (is: boolean) => (is ? 1 : 0);

export function chunkRow(
  place: Pick<ChunkPlace, "widget_id" | "day">,
  { envelope, events, bytes, times }: Given,
  setting: WidgetSetting,
): ChunkRow {
  const { clicks, keys, scrolls, moves, form_drops, active_ms, seq, page_view_id, pointer, attention } = envelope;
  const { url, host, path } = pageOf(envelope.url, setting);
  return {
    ...place,
    session_id: envelope.session_id.toLowerCase(),
    stream_id: envelope.stream_id.toLowerCase(),
    visitor_id: envelope.visitor_id.toLowerCase(),
    tab_id: envelope.tab_id.toLowerCase(),
    ...{ seq, events, bytes, clicks, keys, scrolls, moves, form_drops, active_ms },
    from_ts: iso(times.from),
    to_ts: iso(times.to),
    received_at: iso(times.receivedAt),
    ...{ url: plainText(url), host: plainText(host), path: plainText(path) },
    title: plainText(envelope.title),
    view_w: Math.round(envelope.view_w ?? 0),
    view_h: Math.round(envelope.view_h ?? 0),
    has_full: flag(envelope.has_full),
    is_throttled: flag(envelope.is_throttled),
    is_last: flag(envelope.is_last),
    ...(page_view_id && { page_view_id: page_view_id.toLowerCase() }),
    ...(pointer && { pointer: pointer.map((sample) => ({ ...sample, selector: plainText(sample.selector) })) }),
    ...(attention && { attention }),
  };
}
