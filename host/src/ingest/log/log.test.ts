import { appendFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLog } from "./openLog.ts";
import { silent } from "#host/site/testing/testIngest.ts";
import { framesFrom, segmentFile, segmentsIn } from "./segments.ts";
import { openLogWriter } from "./writer.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sightline-log-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = { segment: 0, offset: 0 };
const payloads = () => Array.from(framesFrom(folder, start), (frame) => frame.payload.toString("utf8"));

describe("write-ahead log", () => {
  it("returns all appended records across several files", async () => {
    const writer = openLogWriter(folder, start, 100);
    const sent = Array.from({ length: 20 }, (_, n) => `{"n":${n},"text":"grün"}`);
    for (const payload of sent) await writer.append(payload);
    await writer.close();
    expect(segmentsIn(folder).length).toBeGreaterThan(3);
    expect(payloads()).toEqual(sent);
  });

  it("reads up to a torn record and continues in a new file", async () => {
    const writer = openLogWriter(folder, start);
    await writer.append("one");
    const { end } = writer;
    await writer.append("torn");
    await writer.close();
    truncateSync(segmentFile(folder, 1), end.offset + 14);
    expect(payloads()).toEqual(["one"]);
    const next = openLogWriter(folder, end);
    await next.append("two");
    await next.close();
    expect(payloads()).toEqual(["one", "two"]);
  });

  it("ignores records written after the end that the next file names", async () => {
    const writer = openLogWriter(folder, start);
    await writer.append("one");
    const { end } = writer;
    await writer.append("answered with a failure");
    await writer.close();
    const next = openLogWriter(folder, end);
    await next.append("two");
    await next.close();
    expect(payloads()).toEqual(["one", "two"]);
  });

  it("ignores garbage after the last frame", async () => {
    const writer = openLogWriter(folder, start);
    await writer.append("one");
    await writer.close();
    appendFileSync(segmentFile(folder, 1), Buffer.alloc(100, 7));
    expect(payloads()).toEqual(["one"]);
  });

  it("fails while the disk refuses a file, and recovers afterwards", async () => {
    mkdirSync(segmentFile(folder, 2)); // a folder at the path of the second file
    const writer = openLogWriter(folder, start, 10);
    await writer.append("one");
    await expect(writer.append("two")).rejects.toThrow(/EISDIR/);
    await expect(writer.append("two")).rejects.toThrow(/EISDIR/);
    rmSync(segmentFile(folder, 2), { recursive: true });
    await writer.append("three");
    await writer.close();
    expect(payloads()).toEqual(["one", "three"]);
  });
});

it("refuses a second writer of a folder until the first has closed", async () => {
  const never = async () => {
    throw new Error("not asked");
  };
  const queries = { query: never };
  const events = { ...queries, cached: queries, insert: never, insertLines: never, command: never, close: never };
  const open = () => openLog({ events, table: "event", log: silent, folder: path.join(folder, "ingest") }, () => {});
  const first = open();
  expect(open).toThrow(/another server uses this data folder/);
  await first.close();
  await open().close();
});
