import { parse } from "graphql";
import { expect, test } from "vitest";
import { buildSchema } from "#gateway/schema.ts";
import type { Result } from "./result.ts";
import { ResultListener, shareSubscriptionResult } from "./shareSubscriptionResult.ts";

const schema = buildSchema();
const realtime = parse(`subscription { realtime(project: "1") { active } }`);

test("executes an event once per plan and variables", () => {
  let count = 0;
  const execute = () => ({ data: { n: (count += 1) } });
  const [one, other] = [shareSubscriptionResult(schema, realtime), shareSubscriptionResult(schema, realtime)];
  const event = {};
  const first = one?.("{}", execute)(event);
  expect(first).toEqual({ data: { n: 1 } });
  expect(one?.("{}", execute)(event)).toBe(first);
  expect(count).toBe(1);
  void one?.(`{"p":2}`, execute)(event);
  void other?.("{}", execute)(event);
  void one?.("{}", execute)({});
  expect(count).toBe(4);
});

test("does not share results of a document that selects fields with their own permissions", () => {
  expect(shareSubscriptionResult(schema, parse("mutation { signOut { viewer { kind } } }"))).toBeNull();
});

test("passes on results in the order of their events when an execution is asynchronous", async () => {
  const received: unknown[] = [];
  let finish: (result: Result) => void = () => {};
  const answers = [new Promise<Result>((resolve) => (finish = resolve)), { data: { n: 2 } }, { data: { n: 3 } }];
  const ended = new Promise<void>((resolve) => {
    const events = new ResultListener({ next: ({ data }) => received.push(data?.["n"]), end: resolve }, (event) => {
      const answer = answers[Number(event)];
      if (answer === undefined) throw new Error("an event without an answer");
      return answer;
    });
    for (const n of [0, 1, 2]) events.next(n);
    events.end();
  });
  expect(received).toEqual([]);
  finish({ data: { n: 1 } });
  await ended;
  expect(received).toEqual([1, 2, 3]);
});
