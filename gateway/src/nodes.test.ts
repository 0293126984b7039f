// `node` and `nodes` return the same for every id that the viewer can't access.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({ getWidgets: [widget(12), widget(13)] });
  gateway.forget();
});

const NODE = "query ($id: ID!) { node(id: $id) { __typename id } }";
const NODES = "query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }";

const uuid = "20000000-0000-4000-8000-000000000001";
const nothing: [what: string, id: string][] = [
  ["text that is no id", "???"],
  ["an empty text", ""],
  ["an id of a project that does not exist", globalId("Project:99")],
  ["an id without a number", globalId("Project:x")],
  ["an id with a number too large", globalId("Project:99999999999")],
  ["another spelling of an id", `${globalId("Project:12")}=`],
  ["an id of a type that is no Node", globalId("Brand:1")],
  ["an id of a type that does not exist", globalId("Nothing:1")],
  ["an id of a property of all objects", globalId("constructor:1")],
  ["an id of a visit without its visit", globalId(`VisitorSession:12:${uuid}`)],
  ["an id of an action without its time", globalId(`VisitorAction:12:${uuid}:${uuid}:${uuid}`)],
  ["an id of an action at no time", globalId(`VisitorAction:12:${uuid}:${uuid}:${uuid}:x`)],
  ["a very long text", "a".repeat(5000)],
];

describe("node and nodes", () => {
  test.each(nothing)("return null without an error for %s", async (_, id) => {
    const one = await gateway.execute(NODE, { id }, { as: "user" });
    expect([one.data, one.errors]).toEqual([{ node: null }, undefined]);
    const many = await gateway.execute(NODES, { ids: [id, id] }, { as: "user" });
    expect([many.data, many.errors]).toEqual([{ nodes: [null, null] }, undefined]);
  });

  test("preserve the order of the ids, with null for each unknown one", async () => {
    const known = [globalId("Project:13"), globalId("Project:12")];
    const ids = nothing.map(([, id]) => id).flatMap((id) => [known[0] ?? "", id, known[1] ?? ""]);
    const { data, errors } = await gateway.execute(NODES, { ids }, { as: "user" });
    const expected = ids.map((id) => (known.includes(id) ? { __typename: "Project", id } : null));
    expect([data, errors]).toEqual([{ nodes: expected }, undefined]);
  });

  test("resolve an action of a session by its id, which contains the action's time", async () => {
    const at = "2026-02-01T12:00:00.000Z";
    const action = { event_id: uuid, at, type: "event", name: "purchase", path: "/", engaged_ms: 0, value: 40 };
    const rows = [{ ...action, currency: "EUR", message: "", props: [], test_id: null, variant_id: "" }];
    gateway.answers({ getVisitorTimeline: { rows, total: 1 } });
    const id = globalId(`VisitorAction:12:${uuid}:${uuid}:${uuid}:${Date.parse(at)}`);
    expect((await gateway.execute(NODE, { id }, { as: "viewer" })).data).toEqual({
      node: { __typename: "VisitorAction", id },
    });
    expect(gateway.calls("getVisitorTimeline")[0]?.body).toMatchObject({ after: { at: Date.parse(at) - 1 } });
    const other = globalId(`VisitorAction:12:${uuid}:${uuid}:${uuid.replace("1", "2")}:${Date.parse(at)}`);
    expect((await gateway.execute(NODE, { id: other }, { as: "viewer" })).data).toEqual({ node: null });
  });

  test("return the same for objects of another company as for missing ones", async () => {
    const id = globalId("Comment:12:6");
    const answers: unknown[] = [];
    for (const refusal of [
      new Raw(404, { err: "not found", code: "NOT_FOUND" }),
      new Raw(403, { err: "no", code: "ROLE" }),
    ]) {
      gateway.answers({ getComments: refusal, getWidgets: refusal });
      const { data, errors } = await gateway.execute(NODES, { ids: [id] }, { as: "user" });
      answers.push({ data, errors });
    }
    expect(answers).toEqual(Array.from({ length: 2 }, () => ({ data: { nodes: [null] }, errors: undefined })));
  });
});
