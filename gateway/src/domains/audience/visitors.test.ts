import { afterAll, beforeEach, beforeAll, expect, test } from "vitest";
import type { VisitorProfile } from "@sightline/schema/rest/audience/profile";
import type { Visitor } from "@sightline/schema/rest/audience/visitors";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const at = "2026-02-01T12:00:00.000Z";
const uuid = (n: number) => `20000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const anna: Visitor = {
  visitor_id: uuid(1),
  user_id: "customer-1",
  name: "Anna",
  email: "anna@example.com",
  country: "DE",
  region: "",
  city: "",
  device: "desktop",
  browser: "Firefox",
  os: "Linux",
  first_seen: at,
  last_seen: at,
  tags: ["VIP"],
};
const profile: VisitorProfile = {
  visitor: anna,
  attributes: [
    { key: "beta", value: true, at },
    { key: "plan", value: null, at },
  ],
  totals: { sessions: 2, pageviews: 3, events: 1, errors: 0, engaged: 12.5, revenue: 40, currency: "EUR" },
};
const session = {
  session_id: uuid(5),
  started_at: at,
  ended_at: at,
  entry_path: "/",
  exit_path: "/cart",
  channel: "Direct",
  ref_host: "",
  country: "DE",
  region: "Berlin",
  city: "Berlin",
  device: "desktop",
  browser: "Firefox",
  os: "Linux",
  pageviews: 2,
  events: 1,
  errors: 0,
  frictions: 0,
  engaged: 3,
};
const numbers = { last_seen: at, sessions: 1, pageviews: 2, events: 1, conversions: null, revenue: 0 };
const id = globalId(`Visitor:12:${uuid(1)}`);
const actionId = globalId(`VisitorAction:12:${uuid(1)}:${uuid(5)}:${uuid(7)}:${Date.parse(at)}`);
const sessionId = globalId(`VisitorSession:12:${uuid(1)}:${uuid(5)}`);

beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  const row = (n: number) => ({ visitor: { ...anna, visitor_id: uuid(n) }, numbers, sorted_by: 100 - n });
  const range = { startDate: "2026-01-03", endDate: "2026-02-01", timezone: "Europe/Berlin" };
  gateway.answers({
    getWidgets: [widget(12)],
    listVisitors: { rows: [row(1), row(2), row(3)], total: 9, sessions: 14, pageviews: 30, currency: "EUR", range },
    getVisitor: profile,
    getVisitorSessions: { rows: [session], total: 1 },
    getVisitorTimeline: {
      rows: [
        {
          event_id: uuid(7),
          at,
          type: "event",
          name: "purchase",
          path: "/",
          engaged_ms: 0,
          value: 40,
          currency: "EUR",
          message: "",
          props: [{ key: "items", value: "2" }],
          test_id: null,
          variant_id: "",
        },
      ],
      total: 1,
    },
    getVisitorTags: { rows: [{ tag: "VIP", visitors: 1 }] },
    tagVisitors: { rows: [{ ...anna, tags: ["VIP", "lead"] }] },
    deleteVisitor: { visitor_id: uuid(1), deleted_events: 6 },
  });
  gateway.forget();
});

const LIST = `query ($after: String) { viewer { project(id: "12") {
  audience { visitors(range: {startDate: "2026-01-03", endDate: "2026-02-01"}, kind: USERS, search: "an", tag: " VIP ", order: REVENUE, first: 2, after: $after) {
    totalCount sessionCount pageviewCount currency pageInfo { hasNextPage endCursor } edges { node { id name tags } numbers { sessions conversions } } } } } } }`;

test("reads a list page by page with one call per page", async () => {
  const { data, errors } = await gateway.execute(LIST, {}, { as: "viewer" });
  expect(errors).toBeUndefined();
  const { visitors } = (
    data as unknown as { viewer: { project: { audience: { visitors: { pageInfo: { endCursor: string } } } } } }
  ).viewer.project.audience;
  expect(visitors).toMatchObject({
    totalCount: 9,
    sessionCount: 14,
    pageviewCount: 30,
    currency: "EUR",
    pageInfo: { hasNextPage: true },
    edges: [{ node: { id, name: "Anna", tags: ["VIP"] }, numbers: { sessions: 1, conversions: null } }, {}],
  });
  await gateway.execute(LIST, { after: visitors.pageInfo.endCursor }, { as: "viewer" });
  const [first, second] = gateway.calls("listVisitors").map(({ body }) => body);
  const requested = { widget_id: 12, kind: "users", q: "an", tag: "VIP", sort: "revenue", direction: "desc", limit: 3 };
  expect(first).toMatchObject(requested);
  expect(second).toMatchObject({ ...requested, after: { value: 98, visitor_id: uuid(2) } });
  const back = LIST.replace("first: 2, after: $after", "last: 2, before: $after");
  const before = await gateway.execute(back, { after: visitors.pageInfo.endCursor }, { as: "viewer" });
  expect(gateway.calls("listVisitors")[2]?.body).toMatchObject({ direction: "asc", after: { value: 98 }, limit: 3 });
  expect(before.data).toMatchObject({
    viewer: { project: { audience: { visitors: { pageInfo: { hasNextPage: true }, edges: [{}, { node: { id } }] } } } },
  });
  const wrong = await gateway.execute(LIST, { after: "bm9wZQ" }, { as: "viewer" });
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field: "after" });
});

const PROFILE = `query ($id: String!) { viewer { project(id: "12") { audience { visitor(visitorId: $id) { id userId
  attributes { key value } totals { engagedTime revenue currency }
  sessions(first: 1) { totalCount edges { node { id exitPath engagedTime
    actions { edges { node { id name value properties { key value } } } } } } } } } } } }`;

test("costs one call for a visitor profile and one for each requested list", async () => {
  const { data, errors } = await gateway.execute(PROFILE, { id: uuid(1) }, { as: "viewer" });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    viewer: {
      project: {
        audience: {
          visitor: {
            id,
            userId: "customer-1",
            attributes: [
              { key: "beta", value: "true" },
              { key: "plan", value: "" },
            ],
            totals: { engagedTime: 12.5, revenue: 40, currency: "EUR" },
            sessions: {
              totalCount: 1,
              edges: [
                {
                  node: {
                    id: sessionId,
                    exitPath: "/cart",
                    engagedTime: 3,
                    actions: {
                      edges: [
                        {
                          node: {
                            id: actionId,
                            name: "purchase",
                            value: 40,
                            properties: [{ key: "items", value: "2" }],
                          },
                        },
                      ],
                    },
                  },
                },
              ],
            },
          },
        },
      },
    },
  });
  for (const call of ["getVisitor", "getVisitorSessions", "getVisitorTimeline"])
    expect(gateway.calls(call)).toHaveLength(1);
});

test("returns null for an unknown visitor, whatever the id", async () => {
  const requested = async (visitorId: string) =>
    (await gateway.execute(PROFILE, { id: visitorId }, { as: "user" })).data;
  expect(await requested("me")).toEqual({ viewer: { project: { audience: { visitor: null } } } });
  expect(gateway.calls("getVisitor")).toEqual([]);
  gateway.answers({ getVisitor: new Raw(404, { err: "The visitor was not found", code: "NOT_FOUND" }) });
  expect(await requested(uuid(1))).toEqual({ viewer: { project: { audience: { visitor: null } } } });
});

test("finds visitors and sessions by their global ids and by no other ids", async () => {
  const node = `query ($id: ID!) { node(id: $id) { ... on Visitor { name } ... on VisitorSession { exitPath } } }`;
  expect((await gateway.execute(node, { id }, { as: "viewer" })).data).toEqual({ node: { name: "Anna" } });
  expect((await gateway.execute(node, { id: sessionId }, { as: "viewer" })).data).toEqual({
    node: { exitPath: "/cart" },
  });
  for (const wrong of [`Visitor:12:x`, `Visitor:${uuid(1)}`, `VisitorSession:12:${uuid(1)}`]) {
    expect((await gateway.execute(node, { id: globalId(wrong) }, { as: "viewer" })).data).toEqual({ node: null });
  }
});

test("refuses tagging and deleting to members without write permission", async () => {
  const tag = `mutation ($input: TagVisitorsInput!) { tagVisitors(input: $input) { visitors { id tags } problem { code field } } }`;
  const input = { ids: [id], add: [" lead "], remove: [] };
  expect((await gateway.execute(tag, { input }, { as: "user" })).data).toEqual({
    tagVisitors: { visitors: [{ id, tags: ["VIP", "lead"] }], problem: null },
  });
  expect(gateway.calls("tagVisitors")[0]?.body).toEqual({
    widget_id: 12,
    visitor_ids: [uuid(1)],
    add: ["lead"],
    remove: [],
  });
  const refused = async (change: object) =>
    (await gateway.execute(tag, { input: { ...input, ...change } }, { as: "user" })).data;
  expect(await refused({ add: [" "] })).toMatchObject({ tagVisitors: { problem: { field: "add" } } });
  expect(await refused({ ids: [] })).toMatchObject({ tagVisitors: { problem: { field: "ids" } } });
  expect(await refused({ ids: [id, globalId(`Visitor:13:${uuid(1)}`)] })).toMatchObject({
    tagVisitors: { problem: { field: "ids" } },
  });
  const forget = `mutation ($id: ID!) { deleteVisitor(input: { id: $id }) { deletedId deletedEvents } }`;
  expect((await gateway.execute(forget, { id }, { as: "user" })).data).toEqual({
    deleteVisitor: { deletedId: id, deletedEvents: 6 },
  });
  for (const [document, variables] of [
    [tag, { input }],
    [forget, { id }],
  ] as const) {
    const { errors } = await gateway.execute(document, variables, { as: "viewer" });
    expect(errors?.[0]?.extensions["code"]).toBe("FORBIDDEN");
  }
});

test("streams the export to members who may see the visitor", async () => {
  gateway.answers({ exportVisitor: { visitor: anna, events: [] } });
  const file = async (of: string, as: "viewer" | "share" | "nobody") =>
    fetch(`${gateway.url}/download/visitor/${of}`, { headers: await gateway.headersOf({ as }) });
  const sent = await file(id, "viewer");
  expect(sent.status).toBe(200);
  expect(sent.headers.get("content-disposition")).toBe(`attachment; filename="visitor-${uuid(1)}.json"`);
  expect(await sent.json()).toEqual({ visitor: anna, events: [] });
  expect(gateway.calls("exportVisitor")[0]?.headers).toMatchObject({ widgetid: "12" });
  expect((await file(id, "nobody")).status).toBe(401);
  expect((await file(id, "share")).status).toBe(403);
  expect((await file("nonsense", "viewer")).status).toBe(404);
  expect(gateway.calls("exportVisitor")).toHaveLength(1);
  gateway.answers({ exportVisitor: new Raw(404, { err: "The visitor was not found", code: "NOT_FOUND" }) });
  expect((await file(id, "viewer")).status).toBe(404);
});
