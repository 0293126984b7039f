import { afterAll, describe, expect, it } from "vitest";
import { openEvents } from "#host/testing/openEvents.ts";
import { readRows } from "./readRows.ts";
import { list, nullable, number, oneOf, text, time, tuple } from "./resultColumns.ts";

const { events, close } = await openEvents();
afterAll(close);

describe("the columns of a question", () => {
  it("are read as the types that they declare", async () => {
    const columns = {
      id: text,
      name: text,
      at: time,
      views: number,
      share: number,
      median: nullable(number),
      last: nullable(time),
      kind: oneOf("before", "after"),
      sums: list(tuple(text, number)),
      quantiles: tuple(number, number),
    };
    const rows = await events.query(
      columns,
      `SELECT toUUID('00000000-0000-0000-0000-000000000001') AS id, toLowCardinality('Ada') AS name,
        toDateTime64('2026-03-10 09:00:00.120', 3, 'UTC') AS at, toUInt64(12) AS views, toInt32(1) / 4 AS share,
        avgIf(number, number > 5) AS median, NULL AS last, 'after' AS kind, [('EUR', 1.5), ('', 2)] AS sums,
        quantilesExactInclusive(0.5, 0.75)(number) AS quantiles, 1 AS unread
      FROM numbers(5)`,
    );
    expect(rows).toEqual([
      {
        id: "00000000-0000-0000-0000-000000000001",
        name: "Ada",
        at: "2026-03-10T09:00:00.120Z",
        views: 12,
        share: 0.25,
        median: null,
        last: null,
        kind: "after",
        sums: [
          ["EUR", 1.5],
          ["", 2],
        ],
        quantiles: [2, 3],
      },
    ]);
  });

  it("read the mean of nothing as NaN where no null is declared", async () => {
    expect(await events.query({ mean: number }, "SELECT avg(number) AS mean FROM numbers(0)")).toEqual([{ mean: NaN }]);
  });

  it.each([
    ["a count", { n: text }, "SELECT count() AS n", "n of the event store is UInt64"],
    ["a time", { at: text }, "SELECT toDateTime(0, 'UTC') AS at", "at of the event store is DateTime('UTC')"],
    ["what may be null", { n: number }, "SELECT toNullable(1) AS n", "n of the event store is Nullable(UInt8)"],
    ["a list of texts", { l: list(number) }, "SELECT ['a'] AS l", "l of the event store is Array(String)"],
    ["a longer tuple", { t: tuple(number) }, "SELECT (1, 2) AS t", "t of the event store is Tuple(UInt8, UInt8)"],
    ["a column of another name", { views: number }, "SELECT 1 AS n", "no column views"],
  ])("refuse %s that is declared otherwise, even of no rows", async (_, columns, sql, message) => {
    await expect(events.query(columns, `${sql} FROM numbers(0)`)).rejects.toThrow(message);
  });

  it("refuse a value outside of a closed list, and an array of another length", async () => {
    const kind = { kind: oneOf("before", "after") };
    await expect(events.query(kind, "SELECT 'during' AS kind")).rejects.toThrow("during, none of before, after");
    await expect(events.query({ q: tuple(number, number) }, "SELECT [1] AS q")).rejects.toThrow("1 values, not 2");
  });

  it("refuse an answer that ended with a failure", () => {
    const answer = { meta: [{ name: "n", type: "UInt8" }], data: [[1]], exception: "Code: 241. Memory limit exceeded" };
    expect(() => readRows({ n: number }, answer)).toThrow("Memory limit exceeded");
  });
});
