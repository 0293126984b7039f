// Accepts the chunks of recordings. A chunk that is reported as stored is synced: its bytes in the blob store, its row in
// a log of its own, from which the event store is loaded. Anything that can't be synced is refused with UNAVAILABLE.
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ChunkEnvelope, MAX_CHUNK_BYTES } from "@sightline/schema/rest/recordings/chunks";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import type { Logger } from "pino";
import type { AddressHash } from "#host/http/network/addressHash.ts";
import { shortenedAddress } from "#host/http/network/prefix.ts";
import { hostOf, isAllowedHost } from "#host/http/network/websites.ts";
import { Problem } from "#host/http/problem.ts";
import type { LiveSender, Recordings } from "#host/http/services.ts";
import type { BlobStore } from "#host/stores/blobs/blobs.ts";
import { chunkBlob } from "#host/stores/blobs/recordingBlob.ts";
import { ABSENT_ID } from "#host/stores/absentId.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { EventStore } from "#host/stores/events.ts";
import type { ForgottenVisitors } from "#host/stores/forgottenVisitors.ts";
import { agentOf } from "../enrich/agent.ts";
import { correctTime, MAX_AGE, skewOf } from "../enrich/clock.ts";
import { pageOf } from "../enrich/page.ts";
import { countryOf } from "../enrich/places/country.ts";
import { pageRuleOf, whyDropped } from "../intake/blocking.ts";
import { refuseForeignSender, WebsiteRefused } from "../intake/websiteRefused.ts";
import { openLog } from "../log/openLog.ts";
import type { TrackedProject } from "../projects.ts";
import type { ChunkOutcome, ReceivedChunk, RecordingStats } from "./chunkOutcome.ts";
import { chunkRow, type ChunkRow, type ChunkTimes } from "./chunkRow.ts";
import { createLiveSessions } from "./liveSessions.ts";
import { createReadingSlots } from "./readingSlots.ts";
import { readChunk, type ReadChunk } from "./readChunk.ts";
import {
  chunksAfter,
  hasChunk,
  noteChunk,
  openRecordedSessions,
  type RecordedSession,
  sessionKey,
} from "./recordedSessions.ts";
import { type ChunkLimits, createRecordingLimits, DEFAULT_LIMITS } from "./recordingLimits.ts";
import { createRemoval, type RecordingRemoval } from "./recordingRemoval.ts";

/** A session lasts at most a day; some more for a wrong clock. */
const LONGEST_SESSION = 25 * 3_600_000;
/** Milliseconds that a chunk waits for the one before it. */
const OVERTAKEN = 300;
/** Bytes of rows that wait while the event store is down. */
const MAX_LOG_BYTES = 1024 ** 3;

export interface RecordingDeps {
  events: EventStore;
  entities: EntityStore;
  blobs: BlobStore;
  addressHash: AddressHash;
  forgotten: Pick<ForgottenVisitors, "covers">;
  dataDir: string;
  log: Logger;
  /** milliseconds since 1970 */
  now(): number;
  limits?: Partial<ChunkLimits>;
}

export interface SentChunk {
  project: TrackedProject;
  ip: string;
  userAgent: string;
  origin: string | undefined;
}

interface AcceptedChunk extends ReadChunk {
  project: TrackedProject;
  bytes: Buffer;
  /** undefined: of a history, which is not live */
  from: LiveSender | undefined;
}

export interface RecordingIntake extends RecordingRemoval, Pick<Recordings, "live" | "chunksAfter"> {
  /** Throws while a chunk of so many bytes would be refused: its body need not be read. */
  assertOpen(bytes: number): void;
  receive(sent: SentChunk, bytes: Buffer): Promise<ReceivedChunk>;
  /** A chunk of a history that we write ourselves: its times are not corrected, and no limit of senders counts it. */
  submit(project: TrackedProject, bytes: Buffer): Promise<ChunkOutcome>;
  /** Resolves when everything accepted so far can be queried. */
  flush(): Promise<void>;
  stats(): RecordingStats;
  close(): Promise<void>;
}

const unavailable = () => new Problem(recordingsRefusals.unavailable(), { retryAfter: 10 });
const ignored: ReceivedChunk = { outcome: "dropped", isWatched: false };
const isTooLarge = (bytes: number) => bytes > MAX_CHUNK_BYTES;

export function openRecordings(deps: RecordingDeps): RecordingIntake {
  const { events, entities, blobs, addressHash, forgotten, log, now } = deps;
  const limits = { ...DEFAULT_LIMITS, ...deps.limits };
  const replayed = new Map<string, ChunkRow[]>();
  const folder = path.join(deps.dataDir, "recordings");
  const journal = openLog<ChunkRow>({ events, table: "recording_chunk", log, folder }, (row) => {
    const key = sessionKey(row.widget_id, row.session_id);
    replayed.set(key, [...(replayed.get(key) ?? []), row]);
  });
  const sessions = openRecordedSessions({ events, entities, replayed, lag: () => journal.state().lag });
  const live = createLiveSessions(now);
  const removal = createRemoval({ events, entities, blobs, now, sessions, live, flush: () => journal.flush() });
  const sender = createRecordingLimits(events, limits, now);
  const reading = createReadingSlots();
  const outcomes: Record<ChunkOutcome, number> = { stored: 0, duplicate: 0, dropped: 0, "needs full snapshot": 0 };
  let refused = 0;
  let storedBytes = 0;

  function assertOpen(bytes: number): void {
    if (isTooLarge(bytes))
      throw new Problem(recordingsRefusals.chunkTooLarge({ max: MAX_CHUNK_BYTES }), { field: "body" });
    if (!blobs.hasRoom() || journal.state().bytes > MAX_LOG_BYTES) throw unavailable();
    reading.assertOpen(bytes);
  }

  function timesOf({ sent_at, from, to }: ChunkEnvelope): ChunkTimes {
    const receivedAt = now();
    const skew = skewOf(sent_at, receivedAt);
    const at = (clock: number) => correctTime(Math.min(clock, sent_at), skew, receivedAt);
    if (at(from) < receivedAt - MAX_AGE) throw new Problem(recordingsRefusals.tooOld(), { field: "from" });
    return { from: at(from), to: at(to), receivedAt };
  }

  /** Whether the visitor was deleted after it was recorded, and has not returned since. */
  const isForgotten = (widgetId: number, { visitor_id }: ChunkEnvelope, { from }: ChunkTimes) =>
    forgotten.covers({
      ...{ widgetId, visitorId: visitor_id, sessionId: ABSENT_ID, type: "recording" },
      ...{ at: from, began: from },
    });

  function assertFits(session: RecordedSession, { envelope }: ReadChunk, from: number, bytes: number): void {
    const isNew = !session.streams.has(envelope.stream_id.toLowerCase());
    const isFull =
      session.bytes + bytes > limits.recordingBytes ||
      (isNew && session.streams.size >= limits.recordingStreams) ||
      from - session.startedAt > LONGEST_SESSION;
    if (isFull) throw new Problem(recordingsRefusals.recordingFull());
  }

  async function store(row: ChunkRow, bytes: Buffer): Promise<void> {
    try {
      await blobs.put(chunkBlob(row), bytes);
      await journal.append([{ line: JSON.stringify(row) }]);
    } catch (error) {
      log.warn({ err: error }, "a chunk of a recording was not stored");
      throw unavailable();
    }
  }

  /** The requests of a page that is being closed may overtake each other, and can't be repeated. */
  async function acceptInOrder(chunk: AcceptedChunk): Promise<ChunkOutcome> {
    const outcome = await accept(chunk, timesOf(chunk.envelope));
    if (outcome !== "needs full snapshot" || chunk.envelope.seq === 0) return outcome;
    await wait(OVERTAKEN);
    return await accept(chunk, timesOf(chunk.envelope));
  }

  async function accept({ project, bytes, from, ...chunk }: AcceptedChunk, times: ChunkTimes): Promise<ChunkOutcome> {
    const { envelope } = chunk;
    const { widgetId } = project;
    const visitorId = envelope.visitor_id.toLowerCase();
    const streamId = envelope.stream_id.toLowerCase();
    const id = { widgetId, sessionId: envelope.session_id.toLowerCase(), visitorId };
    return await sessions.run(id, async (session) => {
      if (session.isDeleted || isForgotten(widgetId, envelope, times)) return "dropped";
      if (session.visitorId !== undefined && session.visitorId !== visitorId)
        throw new Problem(recordingsRefusals.sessionOfAnother(), { field: "session_id" });
      if (hasChunk(session, streamId, envelope.seq)) return "duplicate";
      const isNext = envelope.seq > 0 && hasChunk(session, streamId, envelope.seq - 1);
      if (!envelope.has_full && !isNext) return "needs full snapshot";
      assertFits(session, chunk, times.from, bytes.length);
      const day = session.day || new Date(times.from).toISOString().slice(0, 10);
      const row = chunkRow({ widget_id: widgetId, day }, { ...chunk, bytes: bytes.length, times }, project.setting);
      await store(row, bytes);
      noteChunk(session, row);
      const since = { started: session.startedAt, received: times.receivedAt };
      if (from) live.note({ ...row, ...times, ...since, is_last: envelope.is_last }, from);
      storedBytes += bytes.length;
      return "stored";
    });
  }

  async function receive({ project, ip, userAgent, origin }: SentChunk, bytes: Buffer): Promise<ReceivedChunk> {
    if (isTooLarge(bytes.length)) assertOpen(bytes.length);
    refuseForeignSender(project, origin);
    const { is_bot, device, browser } = agentOf(userAgent);
    if (!project.setting.recording.is_on || whyDropped(project, { ip, userAgent }) || is_bot) return ignored;
    const address = addressHash.traceOf(ip)?.address ?? "unknown";
    await sender.count({ widgetId: project.widgetId, sender: address, bytes: bytes.length });
    const chunk = await reading.run(bytes.length, () => readChunk(bytes));
    const { host, path: page } = pageOf(chunk.envelope.url, project.setting);
    if (!isAllowedHost(hostOf(host), project.allowedWebsites)) throw new WebsiteRefused(host);
    if (pageRuleOf(project, page) !== undefined) return ignored;
    const country = countryOf(project.setting.anonymise_ip ? shortenedAddress(ip) : ip);
    const outcome = await acceptInOrder({ ...chunk, project, bytes, from: { country, device, browser } });
    return { outcome, isWatched: live.isWatched(project.widgetId, chunk.envelope.session_id.toLowerCase()) };
  }

  return {
    ...removal,
    live,
    async chunksAfter({ widget_id, session_id, stream_id, seq }) {
      return await sessions.run({ widgetId: widget_id, sessionId: session_id }, async (session) => {
        const stored = session.isDeleted ? [] : chunksAfter(session, stream_id, seq);
        return stored.map((one) => ({ widget_id, day: session.day, session_id, stream_id, seq: one }));
      });
    },
    assertOpen,
    async receive(sent, bytes) {
      try {
        const received = await receive(sent, bytes);
        outcomes[received.outcome]++;
        return received;
      } catch (error) {
        refused++;
        throw error;
      }
    },
    async submit(project, bytes) {
      const chunk = await readChunk(bytes);
      const { from, to, sent_at: receivedAt } = chunk.envelope;
      return await accept({ ...chunk, project, bytes, from: undefined }, { from, to, receivedAt });
    },
    async flush() {
      await journal.settled();
      await journal.flush();
    },
    stats() {
      const { bytes, lag, rejected } = journal.state();
      const counted = { outcomes: { ...outcomes }, refused, bytes: storedBytes, sessions: sessions.size };
      return { ...counted, logBytes: bytes, lag, rejectedByStore: rejected };
    },
    close: () => journal.close(),
  };
}
