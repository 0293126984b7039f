import { describe, expect, it } from "vitest";
import type { Answer } from "../readRows.ts";
import { openEvents } from "#host/testing/openEvents.ts";
import type { EventQueries } from "../events.ts";
import { number } from "../resultColumns.ts";
import { createAnswerCache, projectsIn, type Question } from "./answerCache.ts";

const visits: Question = { sql: "SELECT count() FROM event WHERE widget_id = {widget:UInt32}", params: { widget: 1 } };
const row = (project: number) => Buffer.from(`{"widget_id":${project},"type":"pageview"}`);

function asked({ maxSize = 1000, fromMs = 0 } = {}) {
  const cache = createAnswerCache({ fromMs, maxSize });
  let times = 0;
  const ask = (): Promise<Answer> => Promise.resolve({ data: [[++times]] });
  const count = async (question: Question) => (await cache.answer(question, ask)).data[0]?.[0];
  return { cache, count };
}

describe("kept answers", () => {
  it("hold until their project changes", async () => {
    const { cache, count } = asked();
    expect([await count(visits), await count(visits)]).toEqual([1, 1]);
    cache.wrote(row(2));
    expect(await count(visits)).toBe(1);
    cache.wrote(Buffer.concat([row(2), Buffer.from("\n"), row(1)]));
    expect([await count(visits), await count(visits)]).toEqual([2, 2]);
  });

  it("belong to a question with its parameters", async () => {
    const { count } = asked();
    const other = { ...visits, params: { widget: 1, hash: 2n ** 60n } };
    const third = { ...visits, params: { widget: 1, hash: 2n ** 60n + 1n } };
    expect([await count(visits), await count(other), await count(visits), await count(other)]).toEqual([1, 2, 1, 2]);
    expect([await count(third), await count(other)]).toEqual([3, 2]);
  });

  it("depend on each of several projects", async () => {
    const { cache, count } = asked();
    const several = { sql: "SELECT 1", params: { widgetIds: [7, 8] } };
    expect(await count(several)).toBe(1);
    cache.wrote(row(8));
    expect(await count(several)).toBe(2);
    cache.wrote(row(9));
    expect(await count(several)).toBe(2);
  });

  it("end with every deletion, and with rows of unknown projects", async () => {
    const { cache, count } = asked();
    expect(await count(visits)).toBe(1);
    cache.changed();
    expect(await count(visits)).toBe(2);
    cache.wrote(Buffer.from(`${row(2).toString()}\n{"type":"pageview","widget_id":1}`));
    expect(await count(visits)).toBe(3);
  });

  it.each([
    ["names no project", { sql: "SELECT 1", params: {} }],
    ["depends on the time", { ...visits, sql: `${visits.sql} AND ts < now64(3)` }],
    ["reads the store's own tables", { ...visits, sql: "SELECT count() FROM system.parts" }],
  ])("are none of a question that %s", async (_, question) => {
    const { count } = asked();
    expect([await count(question), await count(question)]).toEqual([1, 2]);
  });

  it("are none of what the store answers quickly, of failures, of lists of ids, and of exports", async () => {
    const quick = asked({ fromMs: 1000 });
    expect([await quick.count(visits), await quick.count(visits)]).toEqual([1, 2]);

    const cache = createAnswerCache({ fromMs: 0 });
    const of = async (answer: Answer) => (await cache.answer(visits, () => Promise.resolve(answer))).data.length;
    expect(await of({ data: [], exception: "memory" })).toBe(0);
    expect(await of({ data: Array.from({ length: 10_001 }, () => [1, 2]) })).toBe(10_001);
    expect(await of({ data: [[1], [2]] })).toBe(2);
    expect(await of({ data: [] })).toBe(2);

    const { count } = asked({ maxSize: 1_000_000 });
    const ids = { ...visits, params: { widget: 1, ids: Array.from({ length: 2000 }, () => crypto.randomUUID()) } };
    expect([await count(ids), await count(ids)]).toEqual([1, 2]);
  });

  it("leave in the order of their last use", async () => {
    const { count } = asked({ maxSize: 230 });
    const of = (from: number) => count({ ...visits, params: { widget: 1, from } });
    expect([await of(1), await of(2), await of(1), await of(3), await of(1), await of(2)]).toEqual([1, 2, 1, 3, 1, 4]);
  });

  it("are not made of an answer during which something was written", async () => {
    const cache = createAnswerCache({ fromMs: 0 });
    const ask = (value: number, meanwhile = () => {}) =>
      cache.answer(visits, () => {
        meanwhile();
        return Promise.resolve({ data: [[value]] });
      });
    await ask(1, () => cache.wrote(row(1)));
    expect((await ask(2)).data).toEqual([[2]]);
    expect((await ask(3)).data).toEqual([[2]]);
  });
});

describe("answers of the last minute", () => {
  const added = (rows: number) => Buffer.from(Array.from({ length: rows }, () => row(1).toString()).join("\n"));

  function askedOften({ rows = 250_000, isOnlyWriter = true } = {}) {
    let time = 0;
    let times = 0;
    const cache = createAnswerCache({ fromMs: 0, isOnlyWriter, now: () => time });
    const ask = (): Promise<Answer> => Promise.resolve({ data: [[++times]], statistics: { rows_read: rows } });
    const count = async (mayBeOld: boolean) => (await cache.answer(visits, ask, { mayBeOld })).data[0]?.[0];
    const pass = (ms: number) => {
      time += ms;
    };
    return { cache, count, pass };
  }

  it("are enough for callers that accept them, while few events are added", async () => {
    const { cache, count } = askedOften();
    expect(await count(true)).toBe(1);
    cache.wrote(added(250));
    expect(await count(true)).toBe(1);
    cache.wrote(added(1));
    expect(await count(true)).toBe(2);
    cache.wrote(added(1));
    expect([await count(true), await count(false), await count(true)]).toEqual([2, 3, 3]);
  });

  it("are computed anew after a minute, however often they were used", async () => {
    const { cache, count, pass } = askedOften();
    expect(await count(true)).toBe(1);
    cache.wrote(added(1));
    pass(59_999);
    expect(await count(true)).toBe(1);
    pass(1);
    expect(await count(true)).toBe(2);
  });

  it("are as old as anybody likes while nothing changes", async () => {
    const { count, pass } = askedOften();
    expect(await count(true)).toBe(1);
    pass(3_600_000);
    expect([await count(true), await count(false)]).toEqual([1, 1]);
  });

  it("are the only ones of a store to which others write", async () => {
    const { cache, count, pass } = askedOften({ isOnlyWriter: false });
    expect([await count(false), await count(true), await count(false)]).toEqual([1, 1, 2]);
    pass(59_999);
    expect(await count(true)).toBe(2);
    cache.changed();
    expect(await count(true)).toBe(3);
    pass(60_000);
    expect(await count(true)).toBe(4);
  });

  it("are none of fewer than 250,000 rows, and end with every deletion", async () => {
    const small = askedOften({ rows: 249_999 });
    expect(await small.count(true)).toBe(1);
    small.cache.wrote(added(1));
    expect(await small.count(true)).toBe(2);

    const large = askedOften();
    expect(await large.count(true)).toBe(1);
    large.cache.changed();
    expect(await large.count(true)).toBe(2);
  });
});

it("finds the projects of rows", () => {
  const lines = [3, 3, 12].map((project) => row(project).toString()).join("\n");
  const rows = new Map([
    [3, 2],
    [12, 1],
  ]);
  expect(projectsIn(Buffer.from(lines))).toEqual(rows);
  expect(projectsIn(Buffer.from(`${lines}\n`))).toEqual(rows);
  expect(projectsIn(Buffer.from(`${lines}\n{"widget":1}`))).toBeUndefined();
  expect(projectsIn(Buffer.alloc(0))).toEqual(new Map());
});

it("a slow question of the embedded store is answered anew after a deletion, and after an insert unless it may be old", async () => {
  const { events, close } = await openEvents();
  // 50 ms and a million rows, which is worth keeping
  const sql = `SELECT countIf(type = 'pageview') AS rows, sleep(0.05) AS slept
FROM (SELECT type FROM event WHERE widget_id = {widget:UInt32} UNION ALL SELECT '' FROM numbers(1000000))`;
  const rows = async ({ query }: EventQueries = events) =>
    (await query({ rows: number, slept: number }, sql, { widget: 1 }))[0]?.rows;
  const add = (dedupToken: string) => {
    const line = { widget_id: 1, event_id: crypto.randomUUID(), ts: "2026-10-01T00:00:00.000Z", type: "pageview" };
    return events.insertLines("event", Buffer.from(JSON.stringify(line)), { dedupToken });
  };
  expect(await rows()).toBe(0);
  await add("a");
  expect(await rows(events.cached)).toBe(0);
  expect([await rows(), await rows(events.cached)]).toEqual([1, 1]);
  await add("b");
  expect([await rows(events.cached), await rows()]).toEqual([1, 2]);
  await events.command("DELETE FROM event WHERE widget_id = 1 SETTINGS lightweight_deletes_sync = 1");
  expect(await rows(events.cached)).toBe(0);
  await close();
});
