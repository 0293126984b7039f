// The sessions whose chunks arrive now: what is stored of each, so that a chunk is stored once, in order, and only of the
// visitor who began the session. A session that is not in memory is looked up. It may be dropped from memory only when
// its rows are in the store, so the rows of the log that were not loaded before a restart are passed in.
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { Problem } from "#host/http/problem.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { EventStore } from "#host/stores/events.ts";
import { list, number, text } from "#host/stores/resultColumns.ts";
import type { ChunkRow } from "./chunkRow.ts";

/** Numbers of the stored chunks: all below `next`, and `later` after a gap. */
interface StoredStream {
  next: number;
  later: Set<number>;
}

export interface RecordedSession {
  /** undefined: nothing is stored yet */
  visitorId: string | undefined;
  /** YYYY-MM-DD; of the first chunk */
  day: string;
  /** milliseconds since 1970 */
  startedAt: number;
  bytes: number;
  streams: Map<string, StoredStream>;
  /** its recording was deleted */
  isDeleted: boolean;
}

export function hasChunk(session: RecordedSession, streamId: string, seq: number): boolean {
  const stream = session.streams.get(streamId);
  return stream !== undefined && (seq < stream.next || stream.later.has(seq));
}

/** The numbers of the stored chunks of a document after this one. */
export function chunksAfter(session: RecordedSession, streamId: string, seq: number): number[] {
  const { next = 0, later = new Set<number>() } = session.streams.get(streamId) ?? {};
  const inOrder = Array.from({ length: Math.max(0, next - seq - 1) }, (_, n) => seq + 1 + n);
  return [...inOrder, ...Array.from(later).filter((one) => one > seq)].toSorted((a, b) => a - b);
}

export function noteChunk(
  session: RecordedSession,
  chunk: Pick<ChunkRow, "visitor_id" | "day" | "from_ts" | "stream_id" | "seq" | "bytes">,
): void {
  session.visitorId ??= chunk.visitor_id;
  session.day ||= chunk.day;
  session.startedAt = Math.min(session.startedAt, Date.parse(chunk.from_ts));
  session.bytes += chunk.bytes;
  const stream = session.streams.get(chunk.stream_id) ?? { next: 0, later: new Set() };
  session.streams.set(chunk.stream_id, stream);
  stream.later.add(chunk.seq);
  while (stream.later.delete(stream.next)) stream.next++;
}

const MAX_SESSIONS = 50_000;
/** Milliseconds without a chunk after which a session may be dropped from memory. */
const IDLE = 5 * 60_000;

interface Entry {
  session: Promise<RecordedSession>;
  /** visitor of the session as known in memory, also while its first chunk is being stored */
  visitorId: string | undefined;
  widgetId: number;
  sessionId: string;
  /** the work on it, one after the other */
  tail: Promise<unknown>;
  running: number;
  usedAt: number;
}

export interface RecordedSessions {
  /** Runs `work` after all earlier work on the same session. Throws UNAVAILABLE if too many sessions are recorded. */
  run<Result>(
    id: { widgetId: number; sessionId: string; visitorId?: string },
    work: (session: RecordedSession) => Promise<Result>,
  ): Promise<Result>;
  /** Sessions in memory. */
  active(widgetId: number, visitorId?: string): string[];
  readonly size: number;
}

interface Needs {
  events: EventStore;
  entities: EntityStore;
  replayed: ReadonlyMap<string, readonly ChunkRow[]>;
  /** milliseconds that the oldest row of the log has waited for the store */
  lag(): number;
}

export const sessionKey = (widgetId: number, sessionId: string) => `${widgetId} ${sessionId}`;

export function openRecordedSessions({ events, entities, replayed, lag }: Needs): RecordedSessions {
  const entries = new Map<string, Entry>();

  async function load(widgetId: number, sessionId: string): Promise<RecordedSession> {
    const session: RecordedSession = {
      visitorId: undefined,
      day: "",
      startedAt: Infinity,
      bytes: 0,
      streams: new Map(),
      isDeleted: false,
    };
    const [rows, deleted] = await Promise.all([
      events.query(
        { stream_id: text, visitor_id: text, on_day: text, began: number, size: number, seqs: list(number) },
        `SELECT stream_id, any(visitor_id) AS visitor_id, toString(any(day)) AS on_day,
  toUnixTimestamp64Milli(min(from_ts)) AS began, sum(bytes) AS size, groupUniqArray(seq) AS seqs
FROM recording_chunk WHERE widget_id = {widget:UInt32} AND session_id = {session:UUID} GROUP BY stream_id`,
        { widget: widgetId, session: sessionId },
      ),
      entities
        .selectFrom("deleted_recording")
        .select("deleted_at")
        .where("widget_id", "=", widgetId)
        .where("session_id", "=", sessionId)
        .executeTakeFirst(),
    ]);
    for (const { stream_id, visitor_id, on_day, began, size, seqs } of rows) {
      const from_ts = new Date(began).toISOString();
      for (const seq of seqs) noteChunk(session, { visitor_id, day: on_day, from_ts, stream_id, seq, bytes: 0 });
      session.bytes += size;
    }
    for (const row of replayed.get(sessionKey(widgetId, sessionId)) ?? [])
      if (!hasChunk(session, row.stream_id, row.seq)) noteChunk(session, row);
    session.isDeleted = deleted !== undefined;
    return session;
  }

  /** The least recently used sessions come first. */
  function makeRoom(): void {
    const limit = performance.now() - lag() - IDLE;
    for (const [key, { running, usedAt }] of entries) {
      if (entries.size < MAX_SESSIONS || usedAt > limit) break;
      if (running === 0) entries.delete(key);
    }
    if (entries.size >= MAX_SESSIONS) throw new Problem(recordingsRefusals.unavailable(), { retryAfter: 30 });
  }

  function entryOf(widgetId: number, sessionId: string): Entry {
    const key = sessionKey(widgetId, sessionId);
    const found = entries.get(key);
    if (found) {
      entries.delete(key);
      entries.set(key, found);
      return found;
    }
    makeRoom();
    const session = load(widgetId, sessionId);
    const entry: Entry = {
      ...{ session, widgetId, sessionId, visitorId: undefined },
      ...{ tail: Promise.resolve(), running: 0, usedAt: 0 },
    };
    entries.set(key, entry);
    session.catch(() => entries.delete(key));
    return entry;
  }

  return {
    async run({ widgetId, sessionId, visitorId }, work) {
      const entry = entryOf(widgetId, sessionId);
      entry.visitorId ??= visitorId;
      entry.running++;
      const result = entry.tail.then(async () => await work(await entry.session));
      entry.tail = result.catch(() => undefined);
      try {
        return await result;
      } finally {
        entry.running--;
        entry.usedAt = performance.now();
      }
    },
    active: (widgetId, visitorId) =>
      Array.from(entries.values())
        .filter((entry) => entry.widgetId === widgetId && (!visitorId || entry.visitorId === visitorId))
        .map(({ sessionId }) => sessionId),
    get size() {
      return entries.size;
    },
  };
}
