import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const range = { startDate: "2026-01-01", endDate: "2026-01-31", timezone: "UTC" };
const node = { column: 0, kind: "page", name: "/", sessions: 5, dropped: 2, converted: 1 };

beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    getBehaviorFlow: {
      ...{ sessions: 5, columns: 4, nodes: [node, { ...node, column: 1, kind: "other", name: "" }] },
      ...{ links: [{ column: 0, from: 0, to: 1, sessions: 3 }], range, sampled: false },
    },
    getFlowAround: {
      ...{ times: 4, sessions: 3, entries: 1, exits: 1, loops: 1, range, sampled: false, after: [] },
      before: [
        { kind: "page", name: "/a", times: 2 },
        { kind: "other", name: "", times: 1 },
      ],
    },
    previewGrouping: { total: 30, rows: [{ path: "/product/a", pageviews: 4 }] },
  });
  gateway.forget();
});

const ask = (fields: string) =>
  gateway.execute(
    `{ viewer { project(id: "12") { traffic { report(range: {startDate: "2026-01-01", endDate: "2026-01-31"}, goal: "Bought") { ${fields} } } } } }`,
    {},
    { as: "viewer" },
  );
const refusal = async (args: string) => (await ask(`flow(${args}) { sessions }`)).errors?.[0]?.message;

test("returns the nodes and links of a flow and sends its arguments to the host", async () => {
  const { data } = await ask(
    `flow(end: {kind: EVENT, name: "Bought"}, through: [{kind: PAGE, name: "/cart"}], steps: 4, grouping: [" /product/* "], events: true) {
       sessions columns nodes { column kind name dropped converted } links { from to sessions } }`,
  );
  expect(data).toMatchObject({
    viewer: {
      project: {
        traffic: {
          report: {
            flow: {
              sessions: 5,
              nodes: [
                { kind: "PAGE", name: "/", dropped: 2, converted: 1 },
                { kind: null, name: "" },
              ],
              links: [{ from: 0, to: 1, sessions: 3 }],
            },
          },
        },
      },
    },
  });
  expect(gateway.calls("getBehaviorFlow")[0]?.body).toEqual({
    ...{ widget_id: 12, startDate: "2026-01-01", endDate: "2026-01-31", goal: "Bought" },
    ...{ end: { kind: "event", name: "Bought" }, through: [{ kind: "page", name: "/cart" }], exclude: [] },
    ...{ steps: 4, grouping: ["/product/*"], events: true, most: 8 },
  });
});

test("returns a page with its previous and next pages, and flows limited to sessions by conversion", async () => {
  const { data } = await ask(
    `flowAround(stop: {kind: PAGE, name: "/cart"}, grouping: ["/p/*"]) { times loops before { kind name times } after { name } }
     flow(converted: false) { sessions }`,
  );
  expect(data).toMatchObject({
    viewer: {
      project: {
        traffic: {
          report: {
            flowAround: {
              ...{ times: 4, loops: 1, after: [] },
              before: [
                { kind: "PAGE", name: "/a", times: 2 },
                { kind: null, name: "", times: 1 },
              ],
            },
          },
        },
      },
    },
  });
  expect(gateway.calls("getFlowAround")[0]?.body).toEqual({
    ...{ widget_id: 12, startDate: "2026-01-01", endDate: "2026-01-31", stop: { kind: "page", name: "/cart" } },
    ...{ exclude: [], grouping: ["/p/*"], events: false, most: 10 },
  });
  expect(gateway.calls("getBehaviorFlow")[0]?.body).toMatchObject({ converted: false, goal: "Bought" });
  const unnamed = await ask(`flowAround(stop: {kind: PAGE, name: ""}) { times }`);
  expect(unnamed.errors?.[0]?.message).toBe("stop.name must have 1 to 300 characters");
});

test("returns a preview of a grouping rule", async () => {
  const { data } = await ask(`groupingPreview(rule: "/product/*") { totalCount paths { path pageviews } }`);
  const preview = { totalCount: 30, paths: [{ path: "/product/a", pageviews: 4 }] };
  expect(data).toEqual({ viewer: { project: { traffic: { report: { groupingPreview: preview } } } } });
});

test("refuses invalid flow arguments before any request to the host", async () => {
  expect(await refusal("steps: 2")).toBe("steps is 2. It must be from 3 to 10.");
  expect(await refusal(`start: {kind: PAGE, name: "/"}, end: {kind: PAGE, name: "/"}`)).toMatch(/not both/);
  expect(await refusal(`grouping: [" "]`)).toMatch(/A rule must have/);
  expect(await refusal(`through: [{kind: PAGE, name: ""}]`)).toMatch(/through.0.name must have/);
  expect(gateway.calls("getBehaviorFlow")).toEqual([]);
});
