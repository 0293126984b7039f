import { describe, expect, test } from "vitest";
import { camel } from "./camel.ts";
import { connectionOf } from "./connection.ts";
import { fromCursor, toCursor } from "./cursor.ts";
import { fromGlobalId, numbersFromGlobalId, projectIdOf, toGlobalId } from "./globalId.ts";
import { newestFirst } from "./newestFirst.ts";
import type { PageArgs } from "./pageArgs.ts";
import { resolveRange } from "./range.ts";
import { wallClock } from "./wallClock.ts";

describe("global ids", () => {
  test("decode to the encoded values", () => {
    expect(fromGlobalId(toGlobalId("Project", 12), "Project", "id")).toBe("12");
    expect(numbersFromGlobalId(toGlobalId("ShareLink", "3:4"), "ShareLink", "id")).toEqual([3, 4]);
    expect(projectIdOf("12", "project")).toBe(12);
    expect(projectIdOf(toGlobalId("Project", 12), "project")).toBe(12);
  });

  test.each(["", "x", "0", "-1", "99999999999", "1e3", `${toGlobalId("Project", 12)}=`, toGlobalId("User", 1), "é"])(
    "refuse %j as a project id and report the argument",
    (id) => {
      expect(() => projectIdOf(id, "input.project")).toThrow(
        expect.objectContaining({ code: "INVALID", field: "input.project" }),
      );
    },
  );
});

describe("connections", () => {
  const list = ["Delta", "alpha", "Beta", "echo", "Charlie"].map((name, id) => ({ name, id }));
  const page = (args: PageArgs) => {
    const { edges, pageInfo, totalCount } = connectionOf(list, args, ({ name, id }) => [name, id]);
    return {
      names: edges.map((e) => e.node.name),
      next: pageInfo.hasNextPage,
      previous: pageInfo.hasPreviousPage,
      totalCount,
      pageInfo,
    };
  };

  test("page forward without gaps or duplicates, with correct page info", () => {
    const one = page({ first: 2 });
    expect(one).toMatchObject({
      names: ["alpha", "Beta"],
      next: true,
      previous: false,
      totalCount: 5,
    });
    const two = page({ first: 2, after: one.pageInfo.endCursor });
    expect(two).toMatchObject({ names: ["Charlie", "Delta"], next: true, previous: true });
    const three = page({ first: 2, after: two.pageInfo.endCursor });
    expect(three).toMatchObject({ names: ["echo"], next: false, previous: true });
    expect(page({ first: 2, after: three.pageInfo.endCursor })).toMatchObject({
      names: [],
      next: false,
      previous: true,
    });
  });

  test("page backward with the same result", () => {
    const one = page({ last: 2 });
    expect(one).toMatchObject({ names: ["Delta", "echo"], next: false, previous: true });
    const two = page({ last: 2, before: one.pageInfo.startCursor });
    expect(two).toMatchObject({ names: ["Beta", "Charlie"], next: true, previous: true });
    expect(page({ last: 2, before: two.pageInfo.startCursor })).toMatchObject({
      names: ["alpha"],
      next: true,
      previous: false,
    });
  });

  test("resume at the right place after a cursor whose row was deleted", () => {
    expect(page({ first: 1, after: toCursor(["Bravo", 99]) }).names).toEqual(["Charlie"]);
  });

  test.each([
    [{ first: 0 }, "first"],
    [{ first: -1 }, "first"],
    [{ first: 101 }, "first"],
    [{ last: -5 }, "last"],
    [{ first: 1, last: 1 }, "last"],
    [{ first: 1, after: "nonsense" }, "after"],
    [{ last: 1, before: toCursor([]) }, "before"],
  ])("refuse %j and report %s", (args, field) => {
    expect(() => page(args)).toThrow(expect.objectContaining({ code: "INVALID", field }));
  });

  test("decode their cursors", () => {
    expect(fromCursor(toCursor(["a", 1]), "after")).toEqual(["a", 1]);
  });
});

describe("connections over lists that the host pages, newest first", () => {
  const ids = Array.from({ length: 450 }, (_, n) => 450 - n);
  let calls = 0;
  const page = async (args: PageArgs) => {
    calls = 0;
    const { edges, pageInfo } = await newestFirst<number>({
      args,
      idOf: (id) => id,
      read({ beforeId = Number.POSITIVE_INFINITY, limit }) {
        calls += 1;
        return Promise.resolve({
          rows: ids.filter((id) => id < beforeId).slice(0, limit),
          total: ids.length,
        });
      },
    });
    return {
      ids: edges.map((e) => e.node),
      next: pageInfo.hasNextPage,
      previous: pageInfo.hasPreviousPage,
      pageInfo,
    };
  };

  test("make one call per page forward", async () => {
    const one = await page({ first: 3 });
    expect(one).toMatchObject({ ids: [450, 449, 448], next: true, previous: false });
    const two = await page({ first: 3, after: one.pageInfo.endCursor });
    expect(two).toMatchObject({ ids: [447, 446, 445], next: true, previous: true });
    expect(calls).toBe(1);
    expect(await page({ first: 5, after: toCursor([-3]) })).toMatchObject({
      ids: [2, 1],
      next: false,
      previous: true,
    });
  });

  test("return the oldest rows backward, and the rows before a cursor", async () => {
    expect(await page({ last: 2 })).toMatchObject({ ids: [2, 1], next: false, previous: true });
    expect(await page({ last: 2, before: toCursor([-440]) })).toMatchObject({
      ids: [442, 441],
      next: true,
      previous: true,
    });
    expect(await page({ last: 20, before: toCursor([-448]) })).toMatchObject({
      ids: [450, 449],
      next: true,
      previous: false,
    });
  });

  test.each([[["a", 1]], [[1]], [[0]], [[-1.5]], [[-2_147_483_648]], [[-1e300]]])(
    "refuse the cursor of another list: %j",
    async (key) => {
      await expect(page({ first: 1, after: toCursor(key) })).rejects.toMatchObject({
        code: "INVALID",
        field: "after",
      });
    },
  );
});

describe("date ranges", () => {
  // Wednesday 31 March 2027, 23:30 in Berlin (summer time), 21:30 UTC
  const now = Date.parse("2027-03-31T21:30:00Z");
  const berlin = wallClock("Europe/Berlin", undefined, now);
  const createdAt = Date.parse("2026-12-31T23:30:00Z");

  test.each([
    ["TODAY", "2027-03-31", "2027-03-31"],
    ["YESTERDAY", "2027-03-30", "2027-03-30"],
    ["LAST_24_HOURS", "2027-03-31T00:00", "2027-03-31T23:00"],
    ["LAST_7_DAYS", "2027-03-25", "2027-03-31"],
    ["LAST_30_DAYS", "2027-03-02", "2027-03-31"],
    ["LAST_90_DAYS", "2027-01-01", "2027-03-31"],
    ["THIS_WEEK", "2027-03-29", "2027-03-31"],
    ["THIS_MONTH", "2027-03-01", "2027-03-31"],
    ["YEAR_TO_DATE", "2027-01-01", "2027-03-31"],
    ["LAST_6_MONTHS", "2026-10-01", "2027-03-31"],
    ["LAST_12_MONTHS", "2026-04-01", "2027-03-31"],
    ["ALL_TIME", "2027-01-01", "2027-03-31"],
  ] as const)("resolve %s to %s until %s", (preset, startDate, endDate) => {
    expect(resolveRange({ preset }, berlin, createdAt)).toEqual({ startDate, endDate });
  });

  test("use the viewer's UTC offset when the project has no time zone", () => {
    const day = (timezone: string | null, tz?: number) =>
      resolveRange({ preset: "TODAY" }, wallClock(timezone, tz, now), 0).startDate;
    expect([day(null), day(null, 2.5), day(null, -3.5), day("Not/AZone", 3)]).toEqual([
      "2027-03-31",
      "2027-04-01",
      "2027-03-31",
      "2027-04-01",
    ]);
  });

  test("pass dates through unchanged, with or without an hour", () => {
    const dates = { startDate: "2027-03-01", endDate: "2027-03-01T00:00" };
    expect(resolveRange(dates, berlin, createdAt)).toEqual(dates);
  });

  test.each([
    [{}, "range.startDate"],
    [{ startDate: "2027-03-01" }, "range.endDate"],
    [{ endDate: "2027-03-01" }, "range.startDate"],
    [{ startDate: "2027-03-02", endDate: "2027-03-01" }, "range.startDate"],
    [{ startDate: "2027-02-30", endDate: "2027-03-01" }, "range.startDate"],
    [{ startDate: "2027-03-01", endDate: "soon" }, "range.endDate"],
    [{ preset: "TODAY" as const, startDate: "2027-03-01" }, "range.preset"],
  ])("refuse %j and report %s", (range, field) => {
    expect(() => resolveRange(range, berlin, createdAt)).toThrow(expect.objectContaining({ code: "INVALID", field }));
  });
});

test("renames wire fields to graph fields at every depth", () => {
  expect(camel({ bounce_rate: 1, rows: [{ utm_source: "a_b", at: null }] })).toEqual({
    bounceRate: 1,
    rows: [{ utmSource: "a_b", at: null }],
  });
});
