// The API host with the demo shop, seen through a proxy that remembers the chunks and the batches that visitors' browsers
// sent.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request as send, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { ChunkEnvelope } from "@sightline/schema/rest/recordings/chunks";
import { z } from "zod";
import { inherited } from "../env.ts";
import { freePort, untilReady } from "../stack.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Milliseconds until the last chunk of a page that was left must have arrived. */
const PATIENCE = 20_000;

const Event = z.looseObject({ event_id: z.string(), type: z.string(), rule: z.number().optional() });
const Batch = z.looseObject({ visitor_id: z.string(), events: z.array(Event) });
type Batch = z.infer<typeof Batch>;

interface SentChunk {
  envelope: ChunkEnvelope;
  bytes: Buffer;
}

interface Sent {
  chunks: SentChunk[];
  /** all events, once each, in one batch */
  batch: Batch;
}

export interface RecordedHost {
  origin: string;
  /** Everything that a visitor's browser sent, once the pages are closed. */
  whenFinished(visitorId: string): Promise<Sent>;
  stop(): Promise<void>;
}

/** The event rules of the demo add their events again, and the speed of the machine that records says nothing. */
const isStored = ({ type, rule }: Batch["events"][number]) => rule === undefined && type !== "vital" && type !== "goal";

/** A tracker sends the last events of a page several times. */
function merged(batches: readonly Batch[]): Batch {
  const events = new Map(batches.flatMap((batch) => batch.events.map((event) => [event.event_id, event])));
  return {
    ...batches[0],
    ...batches.at(-1),
    session: batches[0]?.["session"],
    visitor_id: batches[0]?.visitor_id ?? "",
    events: [...events.values()].filter(isStored),
  };
}

/** Pages without their last chunk, and page views without their end. */
function openPages(chunks: readonly SentChunk[], batches: readonly Batch[]): number {
  const streams = new Set(chunks.map(({ envelope }) => envelope.stream_id));
  for (const { envelope } of chunks) if (envelope.is_last) streams.delete(envelope.stream_id);
  const events = batches.flatMap((batch) => batch.events);
  const views = new Set(events.filter(({ type }) => type === "pageview").map(({ event_id }) => event_id));
  for (const { type, page_view_id } of events) if (type === "leave") views.delete(String(page_view_id));
  return chunks.length === 0 ? 1 : streams.size + views.size;
}

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

export async function startRecordedHost(): Promise<RecordedHost> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "sightline-visits-"));
  const [port, hostPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const hostOrigin = `http://localhost:${hostPort}`;
  const chunks: SentChunk[] = [];
  const batches: Batch[] = [];

  function note({ url = "", method }: IncomingMessage, bytes: Buffer): void {
    if (method !== "POST") return;
    if (url.startsWith("/record/")) {
      const [first = ""] = gunzipSync(bytes).toString().split("\n", 1);
      chunks.push({ envelope: ChunkEnvelope.parse(JSON.parse(first)), bytes });
    } else if (url.startsWith("/collect/")) {
      const text = (isGzip(bytes) ? gunzipSync(bytes) : bytes).toString();
      batches.push(Batch.parse(JSON.parse(text)));
    }
  }

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { method, url, headers } = request;
    const forwarded = send(`${hostOrigin}${url}`, { method, headers });
    forwarded.end(body);
    const [answer] = (await once(forwarded, "response")) as [IncomingMessage];
    // a repeated chunk was refused before
    if ((answer.statusCode ?? 500) < 300) note(request, body);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  }

  const proxy = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy());
  }).listen(port, "127.0.0.1");
  const child: ChildProcess = spawn(process.execPath, [path.join(root, "host/src/main.ts")], {
    cwd: root,
    env: { ...inherited, HOST_PORT: String(hostPort), TRACKER_URL: origin, DATA_DIR: dataDir, LOG_LEVEL: "error" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  await untilReady(hostOrigin, child, "the API host", 180);

  return {
    origin,
    async whenFinished(visitorId) {
      const deadline = Date.now() + PATIENCE;
      for (;;) {
        const own = chunks.filter(({ envelope }) => envelope.visitor_id === visitorId);
        const sent = batches.filter(({ visitor_id }) => visitor_id === visitorId);
        const open = openPages(own, sent);
        if (open === 0)
          return { chunks: own.toSorted((one, other) => one.envelope.from - other.envelope.from), batch: merged(sent) };
        if (Date.now() > deadline) throw new Error(`The last chunks or events of ${open} pages did not arrive`);
        await new Promise((done) => setTimeout(done, 100));
      }
    },
    async stop() {
      proxy.close();
      proxy.closeAllConnections();
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
