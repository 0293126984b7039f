import { GraphQLError } from "graphql";
import { pino } from "pino";
import { expect, test } from "vitest";
import { nextFrame } from "./nextFrame.ts";

const contextOf = (requestId: string) => ({ requestId, log: pino({ level: "silent" }) });
const context = contextOf("request-1");

test("serializes a result once for all ids and frames it once per id", () => {
  let count = 0;
  const result = { data: { n: { toJSON: () => (count += 1) } } };
  const first = nextFrame("1", result, context);
  expect(first.subarray(2).toString()).toBe(`{"id":"1","type":"next","payload":{"data":{"n":1}}}`);
  expect(nextFrame("1", result, contextOf("request-2"))).toBe(first);
  expect(nextFrame("2", result, context).subarray(2).toString()).toBe(
    `{"id":"2","type":"next","payload":{"data":{"n":1}}}`,
  );
  expect(count).toBe(1);
  expect(nextFrame("1", { data: { n: 1 } }, context)).not.toBe(first);
});

test("caches few frames of a result, because clients choose the ids", () => {
  const result = { data: { n: 1 } };
  const frames = Array.from({ length: 100 }, (_, n) => nextFrame(`id-${n}`, result, context));
  expect(nextFrame("id-0", result, context)).toBe(frames[0]);
  expect(nextFrame("id-99", result, context)).not.toBe(frames[99]);
  expect(nextFrame("id-99", result, context)).toEqual(frames[99]);
});

test("does not share a result with errors, which contain the request id of one socket", () => {
  const result = { data: null, errors: [new GraphQLError("no")] };
  expect(nextFrame("1", result, contextOf("request-1")).toString()).toContain("request-1");
  expect(nextFrame("1", result, contextOf("request-2")).toString()).toContain("request-2");
});
