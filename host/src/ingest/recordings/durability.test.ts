// What was acknowledged survives an event store that is away and a restart; and what anybody may send is bounded.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEFAULT_SETTING } from "@sightline/schema/rest/projects/projects";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createAddressHash } from "#host/http/network/addressHash.ts";
import { openBlobs } from "#host/stores/blobs/openBlobs.ts";
import { number } from "#host/stores/resultColumns.ts";
import { silent } from "#host/site/testing/testIngest.ts";
import { sessionId } from "#host/testing/eventRow.ts";
import { BROWSER, chunkOf, type GivenChunk } from "#host/testing/recordedChunk.ts";
import { openTestHost, START, type TestHost } from "#host/testing/testHost.ts";
import { openRecordings, type RecordingDeps, type RecordingIntake } from "./recordingIntake.ts";

let host: TestHost;
let dataDir: string;
let recordings: RecordingIntake;
let now: number;

function open(changes: Partial<RecordingDeps> = {}): RecordingIntake {
  const { events, entities } = host;
  const blobs = openBlobs({ dataDir });
  const addressHash = createAddressHash(Buffer.alloc(32, 7));
  const forgotten = { covers: () => false };
  return openRecordings({
    ...{ events, entities, blobs, addressHash, forgotten, dataDir, log: silent, now: () => now },
    ...changes,
  });
}

beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "sightline-recordings-"));
  now = START;
});
afterEach(async () => {
  await recordings.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const project = () => ({
  ...{ widgetId: host.acme.shop.widgetId, companyId: host.acme.companyId, key: host.acme.shop.key, status: 1 },
  ...{ allowedWebsites: [], timezone: "UTC", blockRules: [], setting: DEFAULT_SETTING },
});

const send = async (given: Omit<GivenChunk, "at">, ip = "192.0.2.1") => {
  const sent = { project: project(), ip, userAgent: BROWSER, origin: undefined };
  const chunk = chunkOf({ at: new Date(now - 2000).toISOString(), ...given });
  return (await recordings.receive(sent, chunk)).outcome;
};

async function stored(session: number): Promise<number | undefined> {
  await recordings.flush();
  const [row] = await host.events.query(
    { chunks: number },
    "SELECT count() AS chunks FROM recording_chunk WHERE session_id = {session:UUID}",
    { session: sessionId(session) },
  );
  return row?.chunks;
}

test("rows that the event store has not taken are loaded after a restart, and their chunks are not stored again", async () => {
  const away = { ...host.events, insertLines: () => Promise.reject(new Error("away")) };
  recordings = open({ events: away });
  expect(await send({ session: 1 })).toBe("stored");
  expect(await send({ session: 1, seq: 1 })).toBe("stored");
  await recordings.close();
  recordings = open();
  expect(await send({ session: 1, seq: 1 })).toBe("duplicate");
  expect(await send({ session: 1, seq: 2 })).toBe("stored");
  expect(await stored(1)).toBe(3);
});

test("a session is continued after a restart, and still belongs to its visitor", async () => {
  recordings = open();
  await send({ session: 2 });
  await recordings.flush();
  await recordings.close();
  recordings = open();
  await expect(send({ session: 2, visitor: 20, seq: 1 })).rejects.toThrow("another visitor");
  expect(await send({ session: 2, seq: 1 })).toBe("stored");
});

test("a chunk whose bytes can't be stored is refused, and accepted when it is sent again", async () => {
  const blobs = openBlobs({ dataDir });
  let isFull = true;
  const put: typeof blobs.put = (key, bytes) => (isFull ? Promise.reject(new Error("ENOSPC")) : blobs.put(key, bytes));
  recordings = open({ blobs: { ...blobs, put } });
  await expect(send({ session: 3 })).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 10 });
  expect(await stored(3)).toBe(0);
  isFull = false;
  expect(await send({ session: 3 })).toBe("stored");
  expect(await stored(3)).toBe(1);
});

test("a full disk refuses a chunk before its body is read", () => {
  recordings = open({ blobs: { ...openBlobs({ dataDir }), hasRoom: () => false } });
  expect(() => recordings.assertOpen(100)).toThrow("can't be stored");
});

test("a sender has a limit of chunks in a minute, and does not use up that of others", async () => {
  recordings = open({ limits: { senderChunks: 2 } });
  await send({ session: 4 });
  await send({ session: 4, seq: 1 });
  await expect(send({ session: 4, seq: 2 })).rejects.toMatchObject({ code: "RATE_LIMITED", retryAfter: 60 });
  expect(await send({ session: 5 }, "192.0.2.2")).toBe("stored");
  now += 60_000;
  expect(await send({ session: 4, seq: 2 })).toBe("stored");
});

test("a project has a limit of bytes in a day, which counts what was stored before a restart", async () => {
  const size = chunkOf({ session: 6, at: new Date(now).toISOString() }).length;
  recordings = open();
  now += 2 * 86_400_000;
  await send({ session: 6 });
  await recordings.flush();
  await recordings.close();
  recordings = open({ limits: { projectBytes: 1.5 * size } });
  await expect(send({ session: 6, seq: 1 })).rejects.toMatchObject({ code: "RATE_LIMITED", retryAfter: 3600 });
  now += 86_400_000;
  expect(await send({ session: 61 })).toBe("stored");
});

test("a recording has a limit of bytes, streams and duration", async () => {
  const size = chunkOf({ session: 7, at: new Date(now).toISOString() }).length;
  recordings = open({ limits: { recordingBytes: 2.5 * size, recordingStreams: 1 } });
  await send({ session: 7 });
  await expect(send({ session: 7, stream: 70 })).rejects.toMatchObject({ code: "TOO_LARGE" });
  await send({ session: 7, seq: 1 });
  await expect(send({ session: 7, seq: 2 })).rejects.toMatchObject({ code: "TOO_LARGE" });
  await send({ session: 8 });
  now += 26 * 3_600_000;
  await expect(send({ session: 8, seq: 1 })).rejects.toMatchObject({ code: "TOO_LARGE" });
});

test("a chunk that overtook the one before it waits for it", async () => {
  recordings = open();
  await send({ session: 9 });
  const second = send({ session: 9, seq: 2 });
  expect(await Promise.all([second, send({ session: 9, seq: 1 })])).toEqual(["stored", "stored"]);
});
