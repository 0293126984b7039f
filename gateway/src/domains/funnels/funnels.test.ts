// Funnels are lists, reports and previews of a project that has them. A share link shows one, without sessions.
import type { FunnelProfile } from "@sightline/schema/rest/funnels/funnels";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const range = { timezone: "UTC", startDate: "2026-01-26", endDate: "2026-02-01" };
const step = { kind: "page", match: "simple", value: "/cart", page: "", name: "", optional: false } as const;
const funnel: FunnelProfile = {
  ...{ id: 7, widget_id: 12, id_name: "Checkout", archived: false, author: "Uma" },
  ...{ created_at: "2026-01-01T00:00:00.000Z", window: 3600, order: "ordered", mode: "visitor", exclusions: [] },
  steps: [step, { ...step, kind: "goal", value: "", goal_profile_id: 3 }],
};
const counted = {
  ...{ entered: 4, converted: 1, dropped: 3, rate_of_first: 1, rate_of_previous: null },
  ...{ median_seconds: null, p90_seconds: null },
};
const totals = {
  ...{ entered: 4, converted: 1, rate: 0.25, low: 0.05, high: 0.7 },
  ...{ median_seconds: 9, p90_seconds: 9 },
};
const FUNNELS = { feature_acl: ["analytics" as const, "funnel" as const] };

beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12, FUNNELS)],
    getFunnel: { ...funnel, goals: [{ id: 3, name: "Purchase" }] },
    createFunnel: funnel,
    getFunnelResult: { totals, steps: [{ step: 1, ...counted }], times: [], groups: [], range },
    getFunnelDropoff: {
      ...{ entered: 4, dropped: 3, sessions: 3, dwell: { median_seconds: 2, p90_seconds: 3 }, range },
      ...{ next: [{ kind: "exit", name: "", dropped: 3, share: 1, median_seconds: 2 }], pages: [], newest: [] },
    },
  });
  gateway.forget();
});

const DATES = `range: {startDate: "2026-01-26", endDate: "2026-02-01"}`;
const DEFINITION = `{steps: [{kind: PAGE, value: "/cart"}, {kind: GOAL, goalProfileId: 3}]}`;
const document = (fields: string) => `{ viewer { project { funnels { ${fields} } } } }`;

test("a funnel is read, previewed and saved with its steps", async () => {
  const fields = `funnel(funnelId: 7) { name definition { window steps { kind value goalProfileId goalName isOptional } } }
    preview(definition: ${DEFINITION}, ${DATES}) { result { totals { entered converted rate } } problem { code } }`;
  const { data } = await gateway.execute(document(fields), {}, { as: "viewer" });
  expect(data).toMatchObject({
    viewer: {
      project: {
        funnels: {
          funnel: {
            name: "Checkout",
            definition: {
              window: 3600,
              steps: [
                { kind: "PAGE", value: "/cart", goalProfileId: null, goalName: null, isOptional: false },
                { kind: "GOAL", value: "", goalProfileId: 3, goalName: "Purchase", isOptional: false },
              ],
            },
          },
          preview: { result: { totals: { entered: 4, converted: 1, rate: 0.25 } }, problem: null },
        },
      },
    },
  });
  const steps = [
    { kind: "page", value: "/cart" },
    { kind: "goal", goal_profile_id: 3 },
  ];
  expect(gateway.calls("getFunnelResult")[0]?.body).toMatchObject({ widget_id: 12, definition: { steps } });
  const input = `{project: "${globalId("Project:12")}", name: "Checkout", definition: ${DEFINITION}}`;
  const create = `mutation { createFunnel(input: ${input}) { funnel { funnelId } problem { code } } }`;
  expect((await gateway.execute(create, {}, { as: "user" })).data).toEqual({
    createFunnel: { funnel: { funnelId: 7 }, problem: null },
  });
  expect(gateway.calls("createFunnel")[0]?.body).toMatchObject({ widget_id: 12, id_name: "Checkout", steps });
});

test("a funnel is found by its id within its project only", async () => {
  const named = async (id: string) =>
    (await gateway.execute(`{ node(id: "${globalId(id)}") { ... on Funnel { name } } }`, {}, { as: "viewer" })).data;
  expect(await named("Funnel:12:7")).toEqual({ node: { name: "Checkout" } });
  expect(await named("Funnel:13:7")).toEqual({ node: null });
});

test("a project without funnels has no list, no report and no preview, and none is saved, without a call of the host", async () => {
  gateway.answers({ getWidgets: [widget(12)] });
  for (const fields of [
    "list(first: 5) { totalCount }",
    "funnel(funnelId: 7) { name }",
    `report(funnelId: 7, ${DATES}) { result { totals { entered } } }`,
  ]) {
    const { errors } = await gateway.execute(document(fields), {}, { as: "viewer" });
    expect([fields, errors?.[0]?.extensions.code]).toEqual([fields, "PLAN_LIMIT"]);
  }
  const problem = { code: "PLAN_LIMIT", reason: "funnels.notIncluded" };
  const fields = `preview(definition: ${DEFINITION}, ${DATES}) { problem { code reason } }`;
  expect((await gateway.execute(document(fields), {}, { as: "viewer" })).data).toEqual({
    viewer: { project: { funnels: { preview: { problem } } } },
  });
  const input = `{project: "${globalId("Project:12")}", name: "Checkout", definition: ${DEFINITION}}`;
  const create = `mutation { createFunnel(input: ${input}) { problem { code reason } } }`;
  expect((await gateway.execute(create, {}, { as: "user" })).data).toEqual({ createFunnel: { problem } });
  const called = new Set(gateway.calls().map(({ name }) => name));
  expect([...called].toSorted()).toEqual(["getUser", "getWidgets"]);
});

test("a share link shows the report of its funnel only", async () => {
  const grant = { modules: "funnel", uniqueModuleId: "7/Checkout", endDate: range.endDate } as const;
  const codeOf = async (fields: string) => {
    const { data, errors } = await gateway.execute(document(fields), {}, { as: "share", grant });
    return errors?.[0]?.extensions.code ?? data;
  };
  const dropoff = "dropoff(step: 1) { dropped newest { sessionId } }";
  expect(await codeOf(`report(funnelId: 7, ${DATES}) { funnel { name } ${dropoff} }`)).toEqual({
    viewer: { project: { funnels: { report: { funnel: { name: "Checkout" }, dropoff: { dropped: 3, newest: [] } } } } },
  });
  gateway.forget();
  for (const fields of [
    `report(funnelId: 8, ${DATES}) { result { totals { entered } } }`,
    "funnel(funnelId: 7) { name }",
    "list(first: 5) { totalCount }",
    `preview(definition: ${DEFINITION}, ${DATES}) { problem { code } }`,
  ])
    expect([fields, await codeOf(fields)]).toEqual([fields, "FORBIDDEN"]);
  expect(gateway.calls().filter(({ name }) => name !== "getWidgets")).toEqual([]);
});
