import { parse } from "graphql";
import { expect, test } from "vitest";
import { buildSchema } from "#gateway/schema.ts";
import { shareSubscriptionResult } from "./shareSubscriptionResult.ts";

const schema = buildSchema();
const realtime = parse(`subscription { realtime(project: "1") { active } }`);

function counting() {
  let count = 0;
  return { answer: () => ({ data: { n: (count += 1) } }), count: () => count };
}

test("an event is answered once for the same plan and variables, and anew for every other", () => {
  const { answer, count } = counting();
  const [one, other] = [shareSubscriptionResult(schema, realtime), shareSubscriptionResult(schema, realtime)];
  const event = {};
  const first = one(event, "{}", answer);
  expect(one(event, "{}", answer)).toBe(first);
  expect(count()).toBe(1);
  void one(event, `{"p":2}`, answer);
  void other(event, "{}", answer);
  void one({}, "{}", answer);
  expect(count()).toBe(4);
});

test("documents that reach what has permissions of its own are answered for each", () => {
  const { answer, count } = counting();
  const mutation = shareSubscriptionResult(schema, parse("mutation { signOut { viewer { kind } } }"));
  const event = {};
  void mutation(event, "{}", answer);
  void mutation(event, "{}", answer);
  expect(count()).toBe(2);
});
