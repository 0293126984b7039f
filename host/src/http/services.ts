// The services available to every route.
import type { ImportedLines, importLog } from "@sightline/schema/rest/projects/importing";
import type { ParsedBodyOf } from "@sightline/schema/rest/endpoint";
import type { LiveRecording, LiveSession } from "@sightline/schema/rest/recordings/live";
import type { Logger } from "pino";
import type { Env } from "#host/env.ts";
import type { Jobs } from "#host/jobs/queue.ts";
import type { ChunkPlace } from "#host/stores/blobs/recordingBlob.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { EventStore } from "#host/stores/events.ts";
import type { RequestLog } from "./keys/requestLog.ts";
import type { Tokens } from "#host/members/tokens.ts";

export interface Intake {
  startedAt: number;
  /** since the start */
  stats: {
    accepted: number;
    duplicates: number;
    unavailable: number;
    refused: Readonly<Record<string, number>>;
    dropped: Readonly<Record<string, number>>;
    rejectedByStore: number;
    waiting: number;
    /** milliseconds */
    lag: number;
    logBytes: number;
  };
}

/** Imports web server logs as a project's events; `status` as in the projects table. */
export interface LogImport {
  find(widgetKey: string): Promise<{ widgetId: number; companyId: number; status: number } | undefined>;
  take(widgetKey: string, body: ParsedBodyOf<typeof importLog>): Promise<ImportedLines>;
}

/** Deleted visitors. */
export interface Forgetting {
  /** Resolves when no event already sent for the visitor can be ingested anymore. */
  begin(widgetId: number, visitorId: string): Promise<void>;
  /** Whether the visitor was deleted and has not returned since. */
  isAway(widgetId: number, visitorId: string): boolean;
}

/** A chunk that was stored. Times in milliseconds since 1970. */
export interface LiveChunk extends Omit<ChunkPlace, "day"> {
  visitor_id: string;
  tab_id: string;
  url: string;
  title: string;
  from: number;
  to: number;
  /** when the recording began */
  started: number;
  received: number;
  is_last: boolean;
}

/** What is known of a chunk's sender; "" if unknown. */
export type LiveSender = Pick<LiveSession, "country" | "device" | "browser">;

/** Sessions while they are recorded. */
export interface LiveRecordings {
  note(chunk: LiveChunk, sender?: LiveSender): void;
  /** The newest first. */
  list(widgetId: number): LiveSession[];
  find(widgetId: number, sessionId: string): LiveRecording | undefined;
  isLive(widgetId: number, sessionId: string): boolean;
  /** Their recordings were deleted. Without `sessionIds`: all of the project. */
  remove(widgetId: number, sessionIds?: readonly string[]): void;
  /** Counts the member as a viewer. False if as many other members watch as may. */
  watch(widgetId: number, sessionId: string, userId: number): boolean;
  isWatched(widgetId: number, sessionId: string): boolean;
}

/** Stored recordings. */
export interface Recordings {
  live: LiveRecordings;
  /** The chunks of a document after this one, in their order, also those that can't be queried yet. */
  chunksAfter(chunk: Omit<ChunkPlace, "day">): Promise<ChunkPlace[]>;
  /** the bytes of a chunk, by its key in the blob store; undefined if they are gone */
  get(blob: string): Promise<Buffer | undefined>;
  /** Resolves when every accepted chunk can be queried. */
  flush(): Promise<void>;
  removeSessions(widgetId: number, sessionIds: readonly string[]): Promise<number>;
  /** After `Forgetting.begin`. */
  removeVisitor(widgetId: number, visitorId: string): Promise<number>;
  removeProject(widgetId: number): Promise<void>;
  /** `day`: YYYY-MM-DD, in UTC */
  removeBefore(widgetId: number, day: string): Promise<void>;
  prune(): Promise<void>;
  /** How often recordings of the project were deleted since the start: earlier answers may name deleted ones. */
  removals(widgetId: number): number;
}

/** The source of location data within a country, and its required attribution. */
export interface PlaceSource {
  hasCities: boolean;
  credits: readonly { text: string; url: string }[];
}

export interface Services {
  env: Env;
  entities: EntityStore;
  events: EventStore;
  /** background jobs */
  jobs: Jobs;
  tokens: Tokens;
  log: Logger;
  /** log of requests with API keys */
  keyRequests: RequestLog;
  /** state of ingest */
  intake(): Intake;
  logs: LogImport;
  forgetting: Forgetting;
  recordings: Recordings;
  places: PlaceSource;
  /** milliseconds since 1970; tests set it */
  now(): number;
}
