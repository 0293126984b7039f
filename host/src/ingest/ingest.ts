// Accepts events: from trackers and servers one batch at a time, from the demo and the importer in bulk. Events
// reported as stored are synced to disk. Events that can't be synced are refused with UNAVAILABLE and stored nowhere.
import path from "node:path";
import type { RefusedEvent } from "@sightline/schema/rest/ingest";
import type { Logger } from "pino";
import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import type { EventRow } from "#host/analytics/columns.ts";
import { Problem } from "#host/http/problem.ts";
import type { AddressHash } from "#host/http/network/addressHash.ts";
import type { EventStore } from "#host/stores/events.ts";
import type { ForgottenVisitors } from "#host/stores/forgottenVisitors.ts";
import { openAdmission } from "./admission.ts";
import { validateBatch, type ValidatedBatch, type Submission } from "./batch.ts";
import { placeFinder, type PlaceOf } from "./enrich/places/place.ts";
import { countRefusal, newCounts, type IngestCounts } from "./counters.ts";
import { type Drop, whyDropped } from "./intake/blocking.ts";
import { createIntakeQueue } from "./intake/intakeQueue.ts";
import { openLog } from "./log/openLog.ts";
import type { ProjectDirectory } from "./projects.ts";
import { seedRecentIds } from "./ids/seedIds.ts";

export interface IngestDeps {
  events: EventStore;
  projects: Pick<ProjectDirectory, "markInstalled" | "countDropped" | "settleDropped">;
  addressHash: AddressHash;
  /** default: countries only */
  placeOf?: PlaceOf;
  /** default: none */
  forgotten?: Pick<ForgottenVisitors, "covers">;
  dataDir: string;
  log: Logger;
  /** milliseconds since 1970 */
  now(): number;
  limits?: Partial<IngestLimits>;
}

export interface IngestLimits {
  /** maximum number of rows that may wait to be synced */
  maxWaiting: number;
  /** maximum size of the log while the event store is down; the free space of its disk is another limit */
  maxLogBytes: number;
  segmentBytes: number;
}

export interface IngestResult {
  accepted: number;
  refused: RefusedEvent[];
}

export interface BulkResult extends IngestResult {
  /** accepted events that were not stored before */
  stored: number;
}

export interface IngestStats extends IngestCounts {
  waiting: number;
  logBytes: number;
  /** milliseconds that the oldest committed event has been waiting for the store */
  lag: number;
  rejectedByStore: number;
}

export interface Ingest {
  /**
   * One batch of an untrusted sender, of so many bytes. It is parsed when it is its turn. Throws Problem, also if it
   * would wait too long, and WebsiteRefused.
   */
  receive(bytes: number, parse: () => Submission): Promise<IngestResult>;
  /** Throws while a batch that arrives would be refused: its body need not be read. */
  assertOpen(): void;
  /**
   * Batches that we generate ourselves: their times are not corrected. `isNew` guarantees that no id was sent before,
   * which saves looking up old ids. `refused` contains indices over all given events.
   */
  submitRows(batches: readonly Submission[], options?: { isNew?: boolean }): Promise<BulkResult>;
  /** Resolves when everything accepted so far can be queried. */
  flush(): Promise<void>;
  close(): Promise<void>;
  stats(): IngestStats;
}

const DEFAULTS: IngestLimits = { maxWaiting: 50_000, maxLogBytes: 8 * 1024 ** 3, segmentBytes: 64 * 1024 ** 2 };
/** Bytes of the disk that a growing log leaves free. */
const RESERVED = 512 * 1024 ** 2;
/** Milliseconds that rows may wait to be synced before batches are refused. */
const MAX_DELAY = 1000;
/** Milliseconds until the next batch tries to mark an installation again. */
const INSTALLED_RETRY = 10_000;
/** The number of rows of a bulk submission that are written to the log together, and the log's size that they wait for. */
const BULK = 5000;
const MAX_BULK_LOG = 512 * 1024 ** 2;

export async function openIngest(deps: IngestDeps): Promise<Ingest> {
  const { events, projects, dataDir, log, now, addressHash, placeOf = placeFinder([]), forgotten } = deps;
  const limits = { ...DEFAULTS, ...deps.limits };
  const recent = await seedRecentIds(events, now);
  const { segmentBytes } = limits;
  const folder = path.join(dataDir, "ingest");
  const journal = openLog<EventRow>({ events, table: "event", log, folder, segmentBytes }, (row) =>
    recent.add(row.widget_id, row.event_id),
  );
  const admission = openAdmission(recent, journal, events);
  const counts = newCounts();
  const intake = createIntakeQueue();
  const installed = new Set<number>();

  function refuseOverload(): void {
    const { waiting, delay, bytes, freeBytes } = journal.state();
    const isFull = bytes > limits.maxLogBytes || (bytes > RESERVED && freeBytes < RESERVED);
    const isSlow = waiting > limits.maxWaiting || delay > MAX_DELAY;
    if (isFull || isSlow) throw new Problem(ingestRefusals.tooManyWaiting(), { retryAfter: isFull ? 10 : 1 });
  }

  function countUnavailable(error: unknown): void {
    if (error instanceof Problem && error.code === "UNAVAILABLE") counts.unavailable++;
  }

  function assertOpen(): void {
    try {
      refuseOverload();
      intake.assertOpen();
    } catch (error) {
      countUnavailable(error);
      throw error;
    }
  }

  async function receive(bytes: number, parse: () => Submission): Promise<IngestResult> {
    try {
      refuseOverload();
      return await intake.run(bytes, () => submit(parse()));
    } catch (error) {
      countUnavailable(error);
      throw error;
    }
  }

  function noteInstalled({ rows }: ValidatedBatch): void {
    const row = rows.find(({ type }) => type === "pageview");
    if (!row || installed.has(row.widget_id)) return;
    installed.add(row.widget_id);
    projects.markInstalled(row.widget_id).catch((error: unknown) => {
      setTimeout(() => installed.delete(row.widget_id), INSTALLED_RETRY).unref();
      log.warn({ error: String(error), widget: row.widget_id }, "an installation was not marked");
    });
  }

  /** Counts events that rules drop. Returns the number of events on excluded pages. */
  function leaveOut({ rows, left }: ValidatedBatch, drop: Drop | undefined): number {
    let total = 0;
    for (const [rule, events] of left) {
      total += events;
      counts.dropped.blocked_page += events;
      projects.countDropped(rule, events);
    }
    if (drop) counts.dropped[drop.reason] += rows.length;
    if (drop?.ruleId !== undefined) projects.countDropped(drop.ruleId, rows.length);
    return total;
  }

  /**
   * Removes events of visits that were deleted. They count as accepted because the sender need not know about the
   * deletion.
   */
  function remembered({ rows, began }: ValidatedBatch): ValidatedBatch["rows"] {
    if (!forgotten) return rows;
    return rows.filter(
      ({ widget_id, visitor_id, session_id, type, ts }) =>
        !forgotten.covers({
          widgetId: widget_id,
          visitorId: visitor_id,
          sessionId: session_id,
          type,
          at: Date.parse(ts),
          began,
        }),
    );
  }

  function count({ rows, refused, dropped, isBot }: ValidatedBatch): void {
    for (const { field } of refused) countRefusal(counts, field);
    counts.lostBySenders += dropped;
    if (isBot) counts.bots += rows.length;
  }

  async function store(rows: ValidatedBatch["rows"], isNew = false): Promise<number> {
    const { stored, duplicates } = await admission.admit(rows, isNew);
    counts.accepted += stored;
    counts.duplicates += duplicates;
    return stored;
  }

  async function submit(submission: Submission): Promise<IngestResult> {
    const drop = whyDropped(submission.project, submission);
    const batch = validateBatch(submission, { receivedAt: now(), isTrusted: false, addressHash, placeOf });
    const left = leaveOut(batch, drop);
    const accepted = batch.rows.length + left;
    if (drop) return { accepted, refused: batch.refused };
    const rows = remembered(batch);
    if (rows.length > 0) {
      await store(rows);
      noteInstalled(batch);
    }
    count(batch);
    return { accepted, refused: batch.refused };
  }

  async function submitRows(batches: readonly Submission[], { isNew = false } = {}): Promise<BulkResult> {
    const result: BulkResult = { accepted: 0, stored: 0, refused: [] };
    let rows: ValidatedBatch["rows"] = [];
    let seen = 0;
    const send = async () => {
      if (journal.state().bytes > Math.min(limits.maxLogBytes / 2, MAX_BULK_LOG)) await journal.flush(600_000);
      result.stored += await store(rows, isNew);
      rows = [];
    };
    for (const submission of batches) {
      const batch = validateBatch(submission, { receivedAt: now(), isTrusted: true, addressHash, placeOf });
      for (const refusal of batch.refused) result.refused.push({ ...refusal, index: refusal.index + seen });
      seen += batch.rows.length + batch.refused.length;
      result.accepted += batch.rows.length;
      count(batch);
      rows.push(...remembered(batch));
      if (rows.length >= BULK) await send();
    }
    if (rows.length > 0) await send();
    return result;
  }

  return {
    receive,
    assertOpen,
    submitRows,
    async flush() {
      await journal.settled();
      await journal.flush();
      await projects.settleDropped();
    },
    async close() {
      await journal.close();
      await projects.settleDropped().catch((error: unknown) => log.warn({ err: error }, "counts of rules were lost"));
    },
    stats() {
      const { waiting, bytes, lag, rejected } = journal.state();
      return { ...structuredClone(counts), waiting, logBytes: bytes, lag, rejectedByStore: rejected };
    },
  };
}
