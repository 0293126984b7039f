import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it, test } from "vitest";
import { chrome, combinedLine } from "#host/ingest/import/testing/logLines.ts";
import { type FileLine, inOrder, WINDOW } from "./inOrder.ts";
import { lineTime } from "./lineTime.ts";
import { mergeFiles } from "./mergeFiles.ts";

const folder = mkdtempSync(path.join(tmpdir(), "import-order-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = Date.parse("2026-04-01T00:00:00Z");
const noon = Date.parse("2026-03-10T12:00:00Z");

test.each([
  ["combined format", combinedLine({ time: "10/Mar/2026:13:00:00 +0100" }), noon],
  ["an ISO instant", JSON.stringify({ a: 1, time: "2026-03-10T13:00:00+01:00", ip: "::1" }), noon],
  ["seconds with a fraction", JSON.stringify({ level: "info", ts: noon / 1000 + 0.25 }), noon + 250],
  ["milliseconds as text", JSON.stringify({ msec: String(noon) }), noon],
  ["a calendar time in JSON", JSON.stringify({ time_local: "10/Mar/2026:12:00:00 +0000" }), noon],
  ["no time", "hello", undefined],
  ["an instant without zone", JSON.stringify({ time: "2026-03-10T12:00:00" }), undefined],
  ["a time in the future", combinedLine({ time: "10/Mar/2027:13:00:00 +0100" }), undefined],
])("reads the time of a line with %s", (_, line, time) => expect(lineTime(line, now)).toBe(time));

const fileLine = (minute: number, number: number, text = "x"): FileLine => ({
  file: "a.log",
  line: { number, text, repeat: 0 },
  time: minute * 60_000,
});

async function* from<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
const ordered = async (minutes: readonly number[], window = WINDOW) => {
  const lines = minutes.map((minute, index) => fileLine(minute, index));
  return (await Array.fromAsync(inOrder(from(lines), window))).map(({ time }) => time / 60_000);
};

describe("sorting of lines by time", () => {
  it("reorders lines within ten minutes, and passes later ones on in place", async () => {
    expect(await ordered([0, 5, 3, 9, 1, 20, 12, 15])).toEqual([0, 1, 3, 5, 9, 12, 15, 20]);
    expect(await ordered([0, 30, 31, 5, 32])).toEqual([0, 5, 30, 31, 32]);
    expect(await ordered([0, 30, 60, 5, 61])).toEqual([0, 30, 5, 60, 61]);
  });

  it("preserves the order of lines with the same time", async () => {
    const lines = [fileLine(1, 1), fileLine(0, 2), fileLine(1, 3), fileLine(0, 4), fileLine(1, 5)];
    const found = await Array.fromAsync(inOrder(from(lines)));
    expect(found.map(({ line }) => line.number)).toEqual([2, 4, 1, 3, 5]);
  });

  it("limits the buffered lines by count and by characters", async () => {
    const late = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
    expect(await ordered(late, { ...WINDOW, lines: 2 })).toEqual([7, 6, 5, 4, 3, 2, 1, 0, 8, 9]);
    expect(await ordered(late, { ...WINDOW, characters: 2 })).toEqual([7, 6, 5, 4, 3, 2, 1, 0, 8, 9]);
  });

  it("loses no line and sorts any order within the window", async () => {
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const written = Array.from({ length: 30_000 }, (_, n) => ({ minute: n / 100, at: n / 100 + random() * 9 }));
    const found = await ordered(written.toSorted((a, b) => a.at - b.at).map(({ minute }) => minute));
    expect(found).toHaveLength(written.length);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });
});

describe("merging of several log files", () => {
  const clock = (minute: number) =>
    `10/Mar/2026:${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}:00 +0000`;
  const write = (name: string, minutes: readonly (number | string)[]) => {
    const file = path.join(folder, name);
    const line = (minute: number | string) =>
      typeof minute === "string" ? minute : combinedLine({ time: clock(minute), userAgent: chrome });
    writeFileSync(file, minutes.map(line).join("\n"));
    return file;
  };
  const merged = async (files: readonly string[], mostOpen?: number) =>
    (await Array.fromAsync(mergeFiles(files, mostOpen))).map(
      ({ file, line }) => `${path.basename(file)}:${line.number}`,
    );

  it("interleaves overlapping files, and leaves lines without a time in place", async () => {
    const a = write("a.log", [0, 10, "no time", 30]);
    const b = write("b.log", ["no time", 5, 20, 40]);
    expect(await merged([a, b, write("empty.log", [])])).toEqual([
      "b.log:1",
      "a.log:1",
      "b.log:2",
      "a.log:2",
      "a.log:3",
      "b.log:3",
      "a.log:4",
      "b.log:4",
    ]);
  });

  it("reads too many files one after the other, by their first times", async () => {
    const files = [write("3.log", [30, 31]), write("1.log", ["no time", 1]), write("2.log", [2, 50])];
    expect(await merged(files, 2)).toEqual(["1.log:1", "1.log:2", "2.log:1", "2.log:2", "3.log:1", "3.log:2"]);
  });
});
