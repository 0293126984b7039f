// Ingest as in production: its own data folder, the real event store in it, and its routes.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { DEFAULT_SETTING } from "@sightline/schema/rest/projects/projects";
import { createAddressHash } from "#host/http/network/addressHash.ts";
import { openEventStore, type EventStore } from "#host/stores/events.ts";
import { openIngest, type Ingest, type IngestDeps } from "#host/ingest/ingest.ts";
import { selectedRows } from "#host/testing/selectedRows.ts";
import { copyEventTemplate } from "#host/testing/storeTemplates.ts";
import { siteRoutes } from "../site.routes.ts";
import { NO_CONFIG } from "../siteConfig.ts";
import type { TrackedProject } from "#host/ingest/projects.ts";
import type { SiteConfig } from "../sitePart.ts";

export const project: TrackedProject = {
  widgetId: 7,
  companyId: 3,
  key: "shop-key",
  status: 1,
  allowedWebsites: [],
  timezone: "UTC",
  blockRules: [],
  setting: DEFAULT_SETTING,
};

export interface TestIngest {
  dataDir: string;
  events: EventStore;
  ingest: Ingest;
  installed: number[];
  /** events that rules dropped, by rule */
  dropped: ReadonlyMap<number, number>;
  /** Posts to the routes; `body` is serialized as JSON unless it is text or bytes. */
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  get(url: string, headers?: Record<string, string>): Promise<Response>;
  /** All stored rows, ordered by time. */
  rows(columns: string): Promise<Record<string, unknown>[]>;
  /** Closes ingest and reopens it on the same folder. */
  reopen(changes?: Partial<IngestDeps>): Promise<void>;
  close(): Promise<void>;
}

export const addressHash = createAddressHash(Buffer.alloc(32, 7));
export const noDrops = { countDropped() {}, async settleDropped() {} };
export const silent = pino({ level: "silent" });

export async function openTestIngest(
  options: {
    project?: Partial<TrackedProject>;
    site?: SiteConfig;
    trustedProxies?: number;
    ingest?: Partial<IngestDeps>;
  } = {},
): Promise<TestIngest> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-ingest-"));
  await copyEventTemplate(dataDir);
  const events = await openEventStore({ dataDir });
  const installed: number[] = [];
  const dropped = new Map<number, number>();
  const ours = { ...project, ...options.project };
  const projects = {
    byKey: async (key: string) => (key === ours.key ? ours : undefined),
    siteOf: async () => options.site ?? NO_CONFIG,
    markInstalled: async (widgetId: number) => void installed.push(widgetId),
    countDropped: (rule: number, events: number) => void dropped.set(rule, (dropped.get(rule) ?? 0) + events),
    settleDropped: async () => {},
  };
  const open = (changes: Partial<IngestDeps> = {}) =>
    openIngest({ events, projects, dataDir, log: silent, now: Date.now, addressHash, ...options.ingest, ...changes });
  let ingest = await open();
  const { trustedProxies = 1 } = options;
  const routesOf = () => siteRoutes({ ingest, projects, log: silent, now: Date.now, trustedProxies });
  let app = routesOf();
  const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
    typeof body === "string" || body instanceof Uint8Array;
  return {
    dataDir,
    events,
    get ingest() {
      return ingest;
    },
    installed,
    dropped,
    post: async (url, body, headers = {}) =>
      await app.request(url, { method: "POST", headers, body: isRaw(body) ? body : JSON.stringify(body) }),
    get: async (url, headers = {}) => await app.request(url, { headers }),
    async rows(columns) {
      await ingest.flush();
      return await selectedRows(events, columns);
    },
    async reopen(changes) {
      await ingest.close();
      ingest = await open(changes);
      app = routesOf();
    },
    async close() {
      await ingest.close();
      await events.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
