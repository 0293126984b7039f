import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { createLive } from "#gateway/live/createLive.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ live: createLive({ now: Date.now }) });
});
afterAll(() => gateway.close());
beforeEach(() => {
  const shop = widget(12, { widget_name: "Shop" });
  gateway.answers({ getWidgets: [widget(11, { status: 0 }), shop, widget(13, { widget_name: "blog" })] });
  gateway.forget();
});

const PROJECT = `query ($id: ID) { viewer { project(id: $id) {
  id widgetId name key isActive allowedWebsites timezone features pageviewTotal pageviewMonthly pageviewLimit snippet
  createdAt viewerCanShare viewerCanAnnotate } } }`;

test("returns every field of a project with one call", async () => {
  const { data } = await gateway.execute(PROJECT, { id: "12" }, { as: "owner" });
  expect(data).toMatchObject({
    viewer: {
      project: {
        id: globalId("Project:12"),
        widgetId: 12,
        name: "Shop",
        key: "key12",
        isActive: true,
        features: ["ANALYTICS", "EVENTTRACK"],
        pageviewTotal: 120,
        createdAt: "2025-06-01T00:00:00.000Z",
        viewerCanShare: true,
        viewerCanAnnotate: true,
      },
    },
  });
  expect(gateway.calls("getWidgets")).toHaveLength(1);
});

test.each([
  ["its global id", globalId("Project:13"), 13],
  ["its number", "13", 13],
  ["nothing: the first active one", null, 12],
])("finds a project by %s", async (_, id, widgetId) => {
  const { data } = await gateway.execute(
    "query ($id: ID) { viewer { project(id: $id) { widgetId } } }",
    { id },
    { as: "user" },
  );
  expect(data).toEqual({ viewer: { project: { widgetId } } });
});

test("returns null for a project outside the viewer's access, and accepts no other form of its id", async () => {
  const ask = (id: string) =>
    gateway.execute("query ($id: ID) { viewer { project(id: $id) { name } } }", { id }, { as: "user" });
  expect((await ask("99")).data).toEqual({ viewer: { project: null } });
  const { errors } = await ask(globalId("User:12"));
  expect(errors?.[0]).toMatchObject({ extensions: { code: "INVALID", field: "id" } });
});

test("returns null when no project is active", async () => {
  gateway.answers({ getWidgets: [widget(11, { status: 0 })] });
  const { data } = await gateway.execute("{ viewer { project { name } } }", {}, { as: "user" });
  expect(data).toEqual({ viewer: { project: null } });
});

test("returns the project of a share link without an id", async () => {
  const { data, errors } = await gateway.execute(
    "{ viewer { kind project { widgetId name } share { module startDate project { name } } } }",
    {},
    { as: "share" },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    viewer: {
      kind: "SHARE",
      project: { widgetId: 12, name: "Shop" },
      share: { module: "DASHBOARD", startDate: "2026-01-01", project: { name: "Shop" } },
    },
  });
});

const LIST = `query ($first: Int, $after: String, $last: Int, $before: String, $search: String) { viewer {
  projects(first: $first, after: $after, last: $last, before: $before, search: $search) {
    totalCount edges { cursor node { id name features viewerCanShare } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;

const names = (data: unknown) =>
  (data as { viewer: { projects: { edges: { node: { name: string } }[] } } }).viewer.projects.edges.map(
    ({ node }) => node.name,
  );

test("sorts projects alphabetically regardless of case, and pages in both directions", async () => {
  const one = await gateway.execute(LIST, { first: 2 }, { as: "owner" });
  expect(names(one.data)).toEqual(["blog", "Project 11"]);
  const { pageInfo, totalCount } = (
    one.data as never as { viewer: { projects: { pageInfo: Record<string, string>; totalCount: number } } }
  ).viewer.projects;
  expect([totalCount, pageInfo]).toMatchObject([3, { hasNextPage: true, hasPreviousPage: false }]);
  const two = await gateway.execute(LIST, { first: 2, after: pageInfo["endCursor"] }, { as: "owner" });
  expect(names(two.data)).toEqual(["Shop"]);
  expect(two.data).toMatchObject({ viewer: { projects: { pageInfo: { hasNextPage: false, hasPreviousPage: true } } } });
  const back = await gateway.execute(LIST, { last: 1, before: pageInfo["endCursor"] }, { as: "owner" });
  expect(names(back.data)).toEqual(["blog"]);
  expect(names((await gateway.execute(LIST, { search: "SHO" }, { as: "owner" })).data)).toEqual(["Shop"]);
});

test("makes as many calls for 50 projects as for 5", async () => {
  const cost = async (n: number) => {
    gateway.answers({ getWidgets: Array.from({ length: n }, (_, i) => widget(i + 1)) });
    gateway.forget();
    await gateway.execute(LIST, { first: 100 }, { as: "owner" });
    return gateway
      .calls()
      .map(({ name }) => name)
      .toSorted();
  };
  const five = await cost(5);
  expect(await cost(50)).toEqual(five);
  expect(five.filter((name) => name === "getWidgets")).toHaveLength(1);
});

test.each([
  [{ first: 0 }, "first"],
  [{ first: 1, last: 1 }, "last"],
  [{ first: 1, after: "x" }, "after"],
])("refuses %j and reports %s, before any call", async (page, field) => {
  const { errors } = await gateway.execute(LIST, page, { as: "owner" });
  expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field });
});

test("sends the project's own header for installation and traffic", async () => {
  gateway.answers({ showInstallationBanner: undefined, checkTraffic: { pageview_total: 0, last_event_at: null } });
  const document = `{ viewer { project(id: "12") {
    installation {
      status { showBanner installedAt }
      trafficCheck { pageviewTotal lastEventAt }
    } } } }`;
  const { data } = await gateway.execute(document, {}, { as: "owner" });
  expect(data).toEqual({
    viewer: {
      project: {
        installation: {
          status: { showBanner: true, installedAt: null },
          trafficCheck: { pageviewTotal: 0, lastEventAt: null },
        },
      },
    },
  });
  expect(gateway.calls("checkTraffic")[0]?.headers["widgetid"]).toBe("12");
  expect(gateway.calls("showInstallationBanner")[0]?.params).toEqual({ widgetId: "12" });
});

test("resolves ids of the viewer's own objects through node and nodes, and no others", async () => {
  const id = globalId("Project:12");
  const one = await gateway.execute(
    "query ($id: ID!) { node(id: $id) { id ... on Project { name } } }",
    { id },
    { as: "user" },
  );
  expect(one.data).toEqual({ node: { id, name: "Shop" } });
  const ids = [globalId("Project:99"), id, globalId("Project:13")];
  const many = await gateway.execute("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids }, { as: "user" });
  expect(many.data).toEqual({ nodes: [null, { id }, { id: globalId("Project:13") }] });
});

test("publishes the banner state immediately and then only on changes", async () => {
  let installed = false;
  gateway.answers({
    showInstallationBanner: () => (installed ? { installed_at: "2026-02-01T12:00:00.000Z" } : undefined),
  });
  const document = `subscription { installation(project: "12") { showBanner } }`;
  for await (const { data } of gateway.subscribe(document, {}, { as: "user" })) {
    expect(data).toEqual({ installation: { showBanner: true } });
    break;
  }
  installed = true;
  for await (const { data } of gateway.subscribe(document, {}, { as: "user" })) {
    expect(data).toEqual({ installation: { showBanner: false } });
    break;
  }
});

test("refuses a subscription to a project outside the viewer's access before any poll", async () => {
  for await (const { errors } of gateway.subscribe(
    `subscription { installation(project: "99") { showBanner } }`,
    {},
    { as: "user" },
  )) {
    expect(errors?.[0]?.extensions).toMatchObject({ code: "NOT_FOUND", field: "project" });
  }
  expect(gateway.calls("showInstallationBanner")).toEqual([]);
});
