// What every route is given.
import type { ImportedLines, importLog } from "@sightline/schema/rest/projects/importing";
import type { ParsedBodyOf } from "@sightline/schema/rest/endpoint";
import type { Logger } from "pino";
import type { Env } from "#host/env.ts";
import type { Jobs } from "#host/jobs/queue.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { EventStore } from "#host/stores/events.ts";
import type { RequestLog } from "./keys/requestLog.ts";
import type { Tokens } from "#host/members/tokens.ts";

export interface Intake {
  startedAt: number;
  /** since then */
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

/** Logs of web servers, into a project's events; `status` as in the table of projects. */
export interface LogImport {
  find(widgetKey: string): Promise<{ widgetId: number; companyId: number; status: number } | undefined>;
  take(widgetKey: string, body: ParsedBodyOf<typeof importLog>): Promise<ImportedLines>;
}

/** Visitors who are deleted. */
export interface Forgetting {
  /** Resolves when nothing that has been sent of the visitor by now can come in any more. */
  begin(widgetId: number, visitorId: string): Promise<void>;
  /** Deleted, and not back since. */
  isAway(widgetId: number, visitorId: string): boolean;
}

/** What is known of places inside a country, and who has to be named where they are shown. */
export interface PlaceSource {
  hasCities: boolean;
  credits: readonly { text: string; url: string }[];
}

export interface Services {
  env: Env;
  entities: EntityStore;
  events: EventStore;
  /** work for later */
  jobs: Jobs;
  tokens: Tokens;
  log: Logger;
  /** what was asked with API keys */
  keyRequests: RequestLog;
  /** how taking in events goes */
  intake(): Intake;
  logs: LogImport;
  forgetting: Forgetting;
  places: PlaceSource;
  /** milliseconds since 1970; tests move it */
  now(): number;
}
