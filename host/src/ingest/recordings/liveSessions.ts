// The sessions that are recorded now, in memory: lists and live views are polled up to several times a second, and the
// event store has a chunk only after its batch was loaded. A session that began before the host started is known again
// from its next chunk on, or from the first view of it, which restores it from the store.
import { MAX_LIVE_VIEWERS, type LiveRecording, type LiveSession } from "@sightline/schema/rest/recordings/live";
import type { LiveChunk, LiveRecordings, LiveSender } from "#host/http/services.ts";
import { createLiveViewers } from "./liveViewers.ts";

/** A recorded document. Times in milliseconds since 1970. */
interface Stream {
  tab: string;
  url: string;
  title: string;
  from: number;
  to: number;
  /** number of its newest chunk */
  newest: number;
  isClosed: boolean;
}

interface Session extends LiveSender {
  widgetId: number;
  sessionId: string;
  visitorId: string;
  startedAt: number;
  /** when the newest chunk arrived */
  heardAt: number;
  /** by id; the document that changed last is the last one */
  streams: Map<string, Stream>;
}

/** Milliseconds without a chunk after which the visitor counts as idle, and as gone. */
const IDLE_MS = 30_000;
const GONE_MS = 5 * 60_000;
/** Milliseconds that the next page may take to load, after all documents were closed. */
const NEXT_PAGE_MS = 10_000;
/** How long a list shows that the visitor has left. */
const LISTED_MS = 20_000;
const MAX_STREAMS = 50;
const MAX_SESSIONS = 50_000;

const unknown: LiveSender = { country: "", device: "", browser: "" };

const iso = (at: number) => new Date(at).toISOString();
const keyOf = (widgetId: number, sessionId: string) => `${widgetId} ${sessionId}`;

/** The closing chunk of a document may be lost; the next document of the same tab also says that it was closed. */
function isClosed({ streams }: Session): boolean {
  const newest = new Map<string, Stream>();
  for (const stream of streams.values())
    if (stream.from >= (newest.get(stream.tab)?.from ?? 0)) newest.set(stream.tab, stream);
  return newest.values().every((stream) => stream.isClosed);
}

const goneAt = (session: Session): number => session.heardAt + (isClosed(session) ? NEXT_PAGE_MS : GONE_MS);

function noteStream({ streams }: Session, chunk: LiveChunk): void {
  const { stream_id: id, seq, url, title, from, to, is_last } = chunk;
  const known = streams.get(id);
  streams.delete(id);
  streams.set(id, {
    ...{ tab: chunk.tab_id, url, title },
    from: Math.min(known?.from ?? from, from),
    to: Math.max(known?.to ?? to, to),
    newest: Math.max(known?.newest ?? seq, seq),
    isClosed: known?.isClosed === true || is_last,
  });
  const [oldest] = streams.keys();
  if (streams.size > MAX_STREAMS && oldest !== undefined) streams.delete(oldest);
}

export function createLiveSessions(now: () => number): LiveRecordings {
  /** by the arrival of their newest chunks, oldest first */
  const sessions = new Map<string, Session>();
  const viewers = createLiveViewers(MAX_LIVE_VIEWERS, now);

  const stateOf = (session: Session): LiveSession["state"] => {
    if (now() >= goneAt(session)) return "left";
    return now() - session.heardAt >= IDLE_MS ? "idle" : "active";
  };

  function prune(): void {
    const limit = now() - GONE_MS - LISTED_MS;
    for (const [key, { heardAt }] of sessions) {
      if (heardAt > limit && sessions.size < MAX_SESSIONS) return;
      sessions.delete(key);
    }
  }

  function listed(session: Session): LiveSession {
    const { widgetId, sessionId, visitorId, startedAt, country, device, browser } = session;
    const page = Array.from(session.streams.values()).at(-1);
    return {
      ...{ key: sessionId, state: stateOf(session), visitor_id: visitorId },
      ...{ url: page?.url ?? "", title: page?.title ?? "", start: iso(startedAt), country, device, browser },
      viewers: viewers.count(widgetId, sessionId),
    };
  }

  function described(session: Session): LiveRecording {
    const { widgetId, sessionId: key, startedAt, heardAt, streams } = session;
    return {
      ...{ key, state: stateOf(session), start: iso(startedAt), heard: iso(heardAt) },
      ...{ viewers: viewers.count(widgetId, key), max_viewers: MAX_LIVE_VIEWERS },
      streams: Array.from(streams, ([stream_id, { url, title, from, to, newest, isClosed }]) => ({
        ...{ stream_id, url, title, from_ms: from - startedAt, to_ms: to - startedAt, newest, is_closed: isClosed },
      })),
    };
  }

  return {
    note(chunk, sender = unknown) {
      const { widget_id: widgetId, session_id: sessionId, visitor_id: visitorId, started, received } = chunk;
      const key = keyOf(widgetId, sessionId);
      const known = sessions.get(key);
      const session: Session = {
        ...{ widgetId, sessionId, visitorId, ...sender },
        startedAt: started,
        heardAt: Math.max(known?.heardAt ?? received, received),
        streams: known?.streams ?? new Map(),
      };
      noteStream(session, chunk);
      sessions.delete(key);
      prune();
      sessions.set(key, session);
    },
    list: (widgetId) =>
      Array.from(sessions.values())
        .filter((session) => session.widgetId === widgetId && now() < goneAt(session) + LISTED_MS)
        .toSorted((a, b) => b.startedAt - a.startedAt || a.sessionId.localeCompare(b.sessionId))
        .map(listed),
    find(widgetId, sessionId) {
      const session = sessions.get(keyOf(widgetId, sessionId));
      return session && described(session);
    },
    isLive(widgetId, sessionId) {
      const session = sessions.get(keyOf(widgetId, sessionId));
      return session !== undefined && stateOf(session) !== "left";
    },
    remove(widgetId, sessionIds) {
      if (sessionIds) for (const sessionId of sessionIds) sessions.delete(keyOf(widgetId, sessionId));
      else for (const [key, session] of sessions) if (session.widgetId === widgetId) sessions.delete(key);
    },
    watch: viewers.watch,
    isWatched: (widgetId, sessionId) => viewers.count(widgetId, sessionId) > 0,
  };
}
