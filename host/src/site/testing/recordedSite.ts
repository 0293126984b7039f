// A site whose sessions are recorded, and a host that validates each chunk by the contract and keeps it in memory.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { DEFAULT_SETTING } from "@sightline/schema/rest/projects/projects";
import {
  ChunkEnvelope,
  DEFAULT_RECORDING,
  MAX_CHUNK_BYTES,
  RecordedEvent,
  type RecordingSetting,
} from "@sightline/schema/rest/recordings/chunks";
import { cors, json, nothing } from "#host/ingest/refusal.ts";
import { launchChromium } from "#host/testing/chromium.ts";
import { settingOf } from "../script/trackerScript.ts";
import { project } from "./testIngest.ts";
import { builtScript } from "./visitedSite.ts";

export interface ReceivedChunk {
  envelope: ChunkEnvelope;
  events: RecordedEvent[];
  /** as sent */
  bytes: Buffer;
  /** decompressed */
  text: string;
}

/** Returns the page at a path, given the tag of the tracker, or another file; undefined: there is none. */
export type RecordedPage = (path: string, tag: string) => string | { type: string; bytes: Buffer } | undefined;

/** A response of the host instead of its own; undefined: the chunk is accepted. */
export type Intake = (chunk: ReceivedChunk) => Response | undefined;

const page: RecordedPage = (path, tag) => `<!doctype html><title>Shop</title>${tag}
<body style="height: 3000px"><h1 id="title">Page ${path}</h1><button id="add">Add</button><input id="field">
<script>add.onclick = () => title.append(" added")</script>`;

/** At any path of the site that ends in .svg, and on another origin without CORS at /picture.svg of the host. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M0 0h20v10z"/></svg>`;

function readChunk(bytes: Buffer): ReceivedChunk {
  expect(bytes.length).toBeLessThanOrEqual(MAX_CHUNK_BYTES);
  const text = gunzipSync(bytes).toString();
  const [first = "", ...lines] = text.trimEnd().split("\n");
  const events = lines.map((line) => RecordedEvent.parse(JSON.parse(line)));
  expect(events.length).toBeGreaterThan(0);
  return { envelope: ChunkEnvelope.parse(JSON.parse(first)), events, bytes, text };
}

const listening = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, "localhost", () => resolve((server.address() as AddressInfo).port));
  });

export function recordedSite(pageOf: RecordedPage = page) {
  const state = {
    chunks: [] as ReceivedChunk[],
    failures: [] as unknown[],
    intake: (() => undefined) as Intake,
    setting: DEFAULT_RECORDING as RecordingSetting & { page_parameters?: string[] },
    options: "rec:100",
    attributes: "async",
    headers: {} as Record<string, string>,
  };
  let browser: Browser;
  let site: Server;
  let api: ReturnType<typeof serve>;
  let address = "";
  let host = "";

  beforeAll(async () => {
    const [tracker, recorder] = await Promise.all([builtScript("main"), builtScript("record")]);
    const app = new Hono();
    const script = { ...cors, "content-type": "text/javascript" };
    app.options("*", nothing);
    app.get("/js/track.js", (c) => c.body(`window.siteTrackerOptions="${state.options}";${tracker}`, 200, script));
    app.get("/js/record.js", (c) => {
      const setting = { ...DEFAULT_SETTING, ...state.setting, recording: state.setting };
      return c.body(settingOf(setting) + recorder, 200, script);
    });
    app.get("/picture.svg", (c) => c.body(PICTURE, 200, { "content-type": "image/svg+xml" }));
    app.post("/init/uuid", () => json({ setting: { sites: [] } }));
    app.post("/collect/*", nothing);
    app.post("/record/:key", async (c) => {
      try {
        const chunk = readChunk(Buffer.from(await c.req.arrayBuffer()));
        const answer = state.intake(chunk);
        if (answer) return answer;
        const { stream_id, seq } = chunk.envelope;
        if (!state.chunks.some(({ envelope }) => envelope.stream_id === stream_id && envelope.seq === seq))
          state.chunks.push(chunk);
        return nothing();
      } catch (error) {
        state.failures.push(error);
        return json({}, 400);
      }
    });
    await new Promise<void>((resolve) => {
      api = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve());
    });
    host = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    site = createServer((request, answer) => {
      for (const [name, value] of Object.entries(state.headers)) answer.setHeader(name, value);
      const tag = `<script ${state.attributes} src="${host}/js/track.js?key=${project.key}"></script>`;
      const path = request.url ?? "/";
      const served = pageOf(path, tag);
      if (served === undefined) return void answer.writeHead(404).end();
      const isPicture = typeof served === "string" && path.endsWith(".svg");
      const type = isPicture ? "image/svg+xml" : "text/html; charset=utf-8";
      answer.setHeader("content-type", typeof served === "string" ? type : served.type);
      answer.end(typeof served === "string" ? (isPicture ? PICTURE : served) : served.bytes);
    });
    address = `http://localhost:${await listening(site)}`;
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    api.close();
    site.close();
    site.closeAllConnections();
  });
  const initial = { ...state };
  beforeEach(() => {
    Object.assign(state, initial, { chunks: [], failures: [] });
  });

  const events = () => state.chunks.flatMap((chunk) => chunk.events);
  return {
    state,
    get address() {
      return address;
    },
    get host() {
      return host;
    },
    events,
    /** Waits until the condition is true of the received chunks. */
    async until(condition: (chunks: readonly ReceivedChunk[]) => boolean) {
      await expect.poll(() => condition(state.chunks), { timeout: 20_000 }).toBe(true);
      expect(state.failures).toEqual([]);
    },
    /** A separate browser context for one visitor; `init` runs in each page before any other script. */
    async visitor(init = "", options: BrowserContextOptions = {}) {
      const context = await browser.newContext(options);
      if (init) await context.addInitScript(init);
      const complaints: string[] = [];
      context.on("weberror", (error) => complaints.push(String(error.error())));
      return {
        context,
        complaints,
        async open(path: string): Promise<Page> {
          const opened = await context.newPage();
          await opened.goto(address + path);
          return opened;
        },
      };
    },
  };
}
