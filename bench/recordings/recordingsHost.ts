// Stores chunks in a data folder as the host does, and the same bytes by hand, in a process of its own:
// recordingsHost.ts DATA_DIR.
import { randomBytes } from "node:crypto";
import { mkdir, open, rename } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { DEFAULT_SETTING } from "@sightline/schema/rest/projects/projects";
import { createAddressHash } from "../../host/src/http/network/addressHash.ts";
import { openRecordings } from "../../host/src/ingest/recordings/recordingIntake.ts";
import { openBlobs } from "../../host/src/stores/blobs/openBlobs.ts";
import { number } from "../../host/src/stores/resultColumns.ts";
import { BROWSER, envelopeOf, linesOf } from "../../host/src/testing/recordedChunk.ts";
import { openRealHost } from "../product/openRealHost.ts";
import { answerOrders } from "../run/child.ts";

export interface ChunkOrder {
  chunks: number;
  /** sessions that send at the same time, each one chunk after the other */
  senders: number;
}

export interface ChunkReport {
  seconds: number;
  /** seconds in which the same bytes were written and synced by hand */
  byHand: number;
  /** of the process before and after, megabytes */
  memory: [before: number, after: number];
  /** chunks of the order in the event store */
  stored: number;
}

const dataDir = path.join(process.argv[2] ?? "", "measured");
const { services, seeded } = await openRealHost(process.argv[2] ?? "");
const { events, entities, log } = services;
const unlimited = { senderChunks: Infinity, senderBytes: Infinity, projectChunks: Infinity, projectBytes: Infinity };
const recordings = openRecordings({
  ...{ events, entities, dataDir, log, now: Date.now, limits: unlimited },
  blobs: openBlobs({ dataDir }),
  addressHash: createAddressHash(randomBytes(32)),
  forgotten: { covers: () => false },
});
const { widgetId, key } = seeded.acme.shop;
const project = {
  ...{ widgetId, companyId: seeded.acme.companyId, key, status: 1, allowedWebsites: [], timezone: "UTC" },
  ...{ blockRules: [], setting: DEFAULT_SETTING },
};
const sender = { project, ip: "192.0.2.1", userAgent: BROWSER, origin: undefined };

/** About 4 KB, as of two seconds of an ordinary page. */
const CHANGES = Array.from({ length: 40 }, (_, id) => ({
  type: 3,
  timestamp: Date.now(),
  data: { source: 0, adds: [{ id, node: { text: randomBytes(60).toString("hex") } }] },
})).map((event) => JSON.stringify(event));

let sessions = 0;
/** chunks of earlier orders */
let counted = 0;

function chunkOf(session: number, seq: number): Buffer {
  const at = new Date(Date.now() - 2000).toISOString();
  return gzipSync(`${[...linesOf(envelopeOf({ session, seq, at })), ...CHANGES].join("\n")}\n`);
}

async function inTurn(order: ChunkOrder, send: (session: number, seq: number) => Promise<void>): Promise<number> {
  const { chunks, senders } = order;
  const first = sessions + 1;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: senders }, async (_, n) => {
      for (let seq = 0; seq < chunks / senders; seq++) await send(first + n, seq);
    }),
  );
  return (performance.now() - began) / 1000;
}

async function writeByHand(bytes: Buffer, session: number, seq: number): Promise<void> {
  const folder = path.join(dataDir, "by-hand", String(session));
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, String(seq));
  const handle = await open(`${file}.new`, "w");
  await handle.writeFile(bytes);
  await handle.datasync();
  await handle.close();
  await rename(`${file}.new`, file);
  const directory = await open(folder, "r");
  await directory.sync();
  await directory.close();
}

const megabytes = () => Math.round(process.memoryUsage().rss / 1024 ** 2);

answerOrders(async (order: ChunkOrder): Promise<ChunkReport> => {
  const byHand = await inTurn(order, (session, seq) => writeByHand(chunkOf(session, seq), session, seq));
  const before = megabytes();
  const seconds = await inTurn(order, async (session, seq) => {
    const { outcome } = await recordings.receive(sender, chunkOf(session, seq));
    if (outcome !== "stored") throw new Error(`A chunk was answered with ${outcome}`);
  });
  const after = megabytes();
  await recordings.flush();
  const [row] = await events.query({ stored: number }, "SELECT count() AS stored FROM recording_chunk FINAL");
  const stored = (row?.stored ?? 0) - counted;
  counted += stored;
  sessions += order.senders;
  return { seconds, byHand, memory: [before, after], stored };
});
