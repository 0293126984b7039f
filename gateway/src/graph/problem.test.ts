// How a refusal of the host reaches a client: in the payload of a mutation, or in the extensions of an error.
import { goalsRefusals } from "@sightline/schema/rest/goals/refusals";
import { afterAll, beforeAll, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ answers: { getWidgets: [widget(12)] } });
});
afterAll(() => gateway.close());

const archive = `mutation ($id: ID!) { archiveGoal(input: { id: $id }) { problem { code message reason params } } }`;
const goals = `{ viewer { project(id: "12") { goals { list { totalCount } } } } }`;

async function problemOf(body: object) {
  gateway.answers({ deleteGoal: new Raw(409, body) });
  const { data } = await gateway.execute(archive, { id: globalId("Goal:4") }, { as: "user" });
  return (data as unknown as { archiveGoal: { problem: object } }).archiveGoal.problem;
}

const { code, message: err, reason, params } = goalsRefusals.tooMany({ max: 20 });

test("a refused mutation names the reason and the values of its message", async () => {
  expect(await problemOf({ err, code, reason, params })).toEqual({ code: "CONFLICT", message: err, reason, params });
});

test("a host that names no reason still says its sentence", async () => {
  const problem = { code: "CONFLICT", message: "Taken by another", reason: null, params: null };
  expect(await problemOf({ err: "Taken by another", code })).toEqual(problem);
});

test.each([
  ["is no domain and name", { reason: "../goals", params }],
  ["has values that are not plain", { reason, params: { max: { inner: 1 } } }],
])("a reason that %s is not passed on, the sentence is", async (_, wire) => {
  expect(await problemOf({ err, code, ...wire })).toMatchObject({ message: err, reason: null, params: null });
});

test("values that show the inside of the host are not passed on", async () => {
  const inside = { reason, params: { max: "boom at /srv/host/main.js:3" } };
  expect(await problemOf({ err: "Taken", code, ...inside })).toMatchObject({ message: "Taken", reason: null });
});

test("an error carries the reason and the values in its extensions", async () => {
  gateway.answers({ getGoals: new Raw(400, { err, code: "INVALID", reason, params }) });
  const { errors } = await gateway.execute(goals, {}, { as: "user" });
  expect(errors?.[0]).toMatchObject({ message: err, extensions: { code: "INVALID", reason, params } });
});

test("what the gateway itself refuses has a reason too", async () => {
  const { errors } = await gateway.execute(
    `{ a: viewer { project(id: "12") { id } } ${"b: __typename ".repeat(60)} }`,
    {},
    { as: "tool" },
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", reason: "graphql.tooLarge" });
  const mutation = await gateway.execute(archive, { id: "nonsense" }, { as: "user" });
  expect(mutation.data).toMatchObject({
    archiveGoal: { problem: { code: "INVALID", reason: "request.notAnId", params: { field: "id" } } },
  });
});
