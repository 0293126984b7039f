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

test("executes an event once per plan and variables", () => {
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

test("executes separately for each subscriber when a document selects fields with their own permissions", () => {
  const { answer, count } = counting();
  const mutation = shareSubscriptionResult(schema, parse("mutation { signOut { viewer { kind } } }"));
  const event = {};
  void mutation(event, "{}", answer);
  void mutation(event, "{}", answer);
  expect(count()).toBe(2);
});
