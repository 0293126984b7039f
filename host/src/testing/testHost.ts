// The shared helper of all host tests: the real app on real embedded stores in its own folder, a clock that only moves
// when a test moves it, and two seeded companies. chDB opens only one folder per process, so close a host before
// opening the next.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { type Failure, Failure as FailureShape } from "@sightline/schema/rest/failure";
import type { AnswerOf, Endpoint } from "@sightline/schema/rest/endpoint";
import { allJobs } from "#host/__generated__/allJobs.ts";
import { createApp } from "#host/app.ts";
import { type Env, readEnv } from "#host/env.ts";
import { createMetrics } from "#host/http/serve/metrics.ts";
import { createLogger } from "#host/http/serve/logger.ts";
import { createReadiness } from "#host/http/serve/readiness.ts";
import type { Services } from "#host/http/services.ts";
import type { Ingest } from "#host/ingest/ingest.ts";
import type { RecordingIntake } from "#host/ingest/recordings/recordingIntake.ts";
import type { QueueBackend } from "#host/stores/entities.ts";
import type { Job } from "#host/jobs/job.ts";
import { openHost } from "#host/openHost.ts";
import { copyEntityTemplate, copyEventTemplate, giveBackEntities } from "./storeTemplates.ts";
import { requestOf, type Sent } from "./requestOf.ts";
import { type Seeded, seedCompanies } from "./seedCompanies.ts";

export interface Answered<E extends Endpoint> {
  status: number;
  headers: Headers;
  /** the response of a successful call; throws the error message of a refused one */
  answer: AnswerOf<E>;
  /** the error of a refused call; throws if the call succeeded */
  failure: Failure;
}

/** A Wednesday without a daylight saving change nearby in Europe. */
export const START = Date.parse("2026-03-18T10:00:00.000Z");

export interface TestHost extends Seeded {
  request<E extends Endpoint>(endpoint: E, sent?: Sent<keyof Seeded["members"]>): Promise<Answered<E>>;
  /** sends any request, in process */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  services: Services;
  ingest: Ingest;
  recordings: RecordingIntake;
  events: Services["events"];
  entities: Services["entities"];
  clock: { now(): number; set(instant: number | string): void; move(milliseconds: number): void };
  /** the entity store's notifications */
  queue: QueueBackend;
  dataDir: string;
  /** as a host does while it drains */
  stopJobs(): Promise<void>;
  /** a test of closing may close it before the others' cleanup does */
  close(): Promise<void>;
}

export interface HostOptions {
  /** PostgreSQL instead of PGlite: URL of an empty database */
  entitiesUrl?: string | undefined;
  env?: Partial<Env>;
  at?: number | string;
  /** the test's own jobs; default: the product's jobs, without their schedules */
  jobs?: readonly Job[] | undefined;
  timetable?: boolean;
}

export async function openTestHost(options: HostOptions = {}): Promise<TestHost> {
  const { entitiesUrl, env: changed, at = START, jobs = allJobs, timetable = false } = options;
  const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-test-"));
  mkdirSync(dataDir, { recursive: true });
  if (!changed?.EVENTS_URL) await copyEventTemplate(dataDir);
  if (!entitiesUrl) await copyEntityTemplate(dataDir);
  const requested = { DATA_DIR: dataDir, ENTITIES_URL: entitiesUrl, LOG_LEVEL: "error", DEMO: "off" };
  const env: Env = { ...readEnv(requested), ...changed };
  let instant = typeof at === "string" ? Date.parse(at) : at;
  const now = () => instant;
  const metrics = createMetrics({ process: false });
  const log = createLogger(env);
  const secret = "a secret that only tests know, 32+";
  const host = await openHost({ env, secret, log, metrics, now, report: () => {}, timetable, jobs });
  const { services, ingest, recordings } = host;
  const seeded = await seedCompanies(services);
  const readiness = createReadiness(() => {});
  readiness.finish();
  const app = createApp({ services, metrics, readiness, ingest: host.trackerCalls, checkAnswers: true });
  let closed: Promise<void> | undefined;

  async function close(): Promise<void> {
    await host.close();
    if (!entitiesUrl) giveBackEntities(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }

  return {
    ...seeded,
    services,
    ingest,
    recordings,
    events: services.events,
    entities: services.entities,
    queue: host.queue,
    dataDir,
    stopJobs: host.stopJobs,
    clock: {
      now,
      set: (to) => void (instant = typeof to === "string" ? Date.parse(to) : to),
      move: (milliseconds) => void (instant += milliseconds),
    },
    fetch: async (address, init) => app.request(address, init),
    async request(endpoint, sent = {}) {
      const response = await app.request(requestOf(endpoint, sent, seeded.members));
      return answeredBy(endpoint, response);
    },
    close: () => (closed ??= close()),
  };
}

async function answeredBy<E extends Endpoint>(endpoint: E, response: Response): Promise<Answered<E>> {
  const text = await response.text();
  const json: unknown = response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text || undefined;
  return {
    status: response.status,
    headers: response.headers,
    get answer() {
      if (!response.ok) throw new Error(`${endpoint.name} answered ${response.status}: ${text}`);
      return z.parse(endpoint.answer, json) as AnswerOf<E>;
    },
    get failure() {
      if (response.ok) throw new Error(`${endpoint.name} was not refused: ${text}`);
      return FailureShape.parse(json);
    },
  };
}
