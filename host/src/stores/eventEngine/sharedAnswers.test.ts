import { expect, it } from "vitest";
import type { Answer } from "../readRows.ts";
import { createAnswerCache, type Question } from "./answerCache.ts";

const visits: Question = { sql: "SELECT count() FROM event WHERE widget_id = {widget:UInt32}", params: { widget: 1 } };
const event = Buffer.from('{"widget_id":1,"type":"pageview"}');

/** A store whose questions are answered when the test says so, in the order in which they were asked. */
function askedAtOnce({ isOnlyWriter = true, rows = 250_000 } = {}) {
  const cache = createAnswerCache({ isOnlyWriter });
  const open: PromiseWithResolvers<Answer>[] = [];
  let times = 0;
  const ask = (): Promise<Answer> => {
    times++;
    const question = Promise.withResolvers<Answer>();
    open.push(question);
    return question.promise;
  };
  const count = async (mayBeOld = false) => (await cache.answer(visits, ask, { mayBeOld })).data[0]?.[0];
  /** until all callers of this moment have asked or wait */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    cache,
    count,
    async answer(value: number, more: Partial<Answer> = {}) {
      await settled();
      open.shift()?.resolve({ data: [[value]], statistics: { rows_read: rows }, ...more });
    },
    async fail(error: Error) {
      await settled();
      open.shift()?.reject(error);
    },
    async times() {
      await settled();
      return times;
    },
  };
}

it("asks the store once for all who wait for the same answer, and again after it", async () => {
  const { count, answer, times } = askedAtOnce();
  const all = [count(), count(), count(true)];
  await answer(7);
  expect(await Promise.all(all)).toEqual([7, 7, 7]);
  expect(await times()).toBe(1);
  // answered too quickly to be kept
  const next = count();
  await answer(8);
  expect(await next).toBe(8);
});

it("asks again for those who must not miss what was written meanwhile, not for those who accept an old answer", async () => {
  const { cache, count, answer } = askedAtOnce();
  const first = count();
  cache.wrote(event);
  const [exact, old] = [count(), count(true)];
  await answer(1);
  await answer(2);
  expect(await Promise.all([first, exact, old])).toEqual([1, 2, 1]);
});

it("shares an answer of many rows with those who accept an old one, and one of few rows only while nothing is written", async () => {
  for (const [rows, shared] of [
    [250_000, 1],
    [249_999, 2],
  ] as const) {
    const { cache, count, answer } = askedAtOnce({ rows });
    const first = count(true);
    cache.wrote(Buffer.concat([event, Buffer.from("\n"), event]));
    const second = count(true);
    await answer(1);
    await answer(2);
    expect(await Promise.all([first, second])).toEqual([1, shared]);
  }
});

it("asks again after a deletion, and in a store to which others write unless the answer may be old", async () => {
  const own = askedAtOnce();
  const before = own.count(true);
  own.cache.changed();
  const after = own.count(true);
  await own.answer(1);
  await own.answer(2);
  expect(await Promise.all([before, after])).toEqual([1, 2]);

  const remote = askedAtOnce({ isOnlyWriter: false });
  const all = [remote.count(true), remote.count(true), remote.count()];
  await remote.answer(1);
  await remote.answer(2);
  expect(await Promise.all(all)).toEqual([1, 1, 2]);
});

it("asks by itself where the other question failed or was given up, which nobody else is told", async () => {
  const { count, answer, fail, times } = askedAtOnce();
  const [first, second, third] = [count(), count(), count()];
  await fail(new Error("given up"));
  await expect(first).rejects.toThrow("given up");
  await answer(2);
  await answer(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  expect(await times()).toBe(3);

  const [limited, other] = [count(), count()];
  await answer(0, { exception: "memory" });
  await answer(4);
  expect(await Promise.all([limited, other])).toEqual([0, 4]);
});
