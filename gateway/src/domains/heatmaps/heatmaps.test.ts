import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const at = "2026-02-01T12:00:00.000Z";
const dates = { startDate: "2026-01-03", endDate: "2026-02-01" };
const range = { ...dates, timezone: "Europe/Berlin" };
const id = (n: number) => globalId(`HeatmapProfile:12:${n}`);
const profile = (n: number, status = "ready") => ({
  ...{ heatmap_profile_id: n, widget_id: 12, name: `Shop ${n}`, rule: { match: "wildcard", value: "/shop/*" } },
  ...{ devices: ["desktop", "mobile"], status, snapshot_ids: [], page_views: 900, clicks: 30 },
  ...{ created_at: at, created_by: "Uma" },
});
const point = (selector: string, ex: number, count: number) => ({ selector, ex, ey: 50, x: 10, y: 20, count });
const pageRow = {
  ...{ path: "/shop/tents", url: "https://shop.test/shop/tents", page_views: 40, visitors: 30, clicks: 12 },
  ...{ rage_clicks: 2, dead_clicks: 1, scroll_depth: 61.5, has_snapshot: true },
};

beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    getHeatmap: {
      points: [point("#buy", 40, 7), point("", 0, 3), point("#buy", 41, 2)],
      is_cut: false,
      elements: [
        {
          ...{ rank: 1, selector: "#buy", text: "Buy", clicks: 9, share: 75, visitors: 8, converted: 2 },
          conversion_rate: 25,
        },
      ],
      scroll: [{ from: 0, reached: 100, attention_ms: null }],
      fold: 40,
      sample: {
        ...{ page_views: 40, visitors: 30, recorded_page_views: 20, points: 12, first_at: at, last_at: at },
      },
      snapshots: [{ snapshot_id: "a.b.0", recorded_at: at, url: "https://shop.test/", view_w: 1440, view_h: 900 }],
      goal: { key: "order", name: "Order" },
      range,
    },
    getHeatmapPages: { rows: [pageRow], total: 31, range },
    listHeatmapProfiles: { rows: [profile(1), profile(2, "archived"), profile(3, "collecting")], total: 3 },
    getHeatmapProfile: profile(3),
    createHeatmapProfile: profile(4),
    updateHeatmapProfile: profile(3, "archived"),
    deleteHeatmapProfile: { heatmap_profile_id: 3 },
  });
  gateway.forget();
});

const ask = async (fields: string, variables: Record<string, unknown> = {}) => {
  const declared = "page" in variables ? "($page: HeatmapPageInput!)" : "";
  const document = `query ${declared} { viewer { project(id: "12") { heatmaps { ${fields} } } } }`;
  const { data, errors } = await gateway.execute(document, variables, { as: "viewer" });
  const read = data as { viewer?: { project?: { heatmaps?: unknown } } } | null;
  return { errors, heatmaps: read?.viewer?.project?.heatmaps };
};

const dated = `range: {startDate: "2026-01-03", endDate: "2026-02-01"}`;

test("returns a page's layer with one call, its points by element", async () => {
  const page = { match: "WILDCARD", value: "/shop/*" };
  const { heatmaps, errors } = await ask(
    `heatmap(${dated}, page: $page, device: MOBILE, width: {min: 300, max: 500}, mode: RAGE,
       filters: {preset: "new"}, goal: "order") {
       points { selector elementX pageY counts } isCut elements { rank text share conversionRate }
       scroll { from reached attentionMs } fold sample { pageViews recordedPageViews firstAt } goal { name }
       snapshots { snapshotId recordedAt viewWidth } range { timezone } }`,
    { page },
  );
  expect(errors).toBeUndefined();
  expect(heatmaps).toEqual({
    heatmap: {
      points: [
        { selector: "#buy", elementX: [40, 41], pageY: [20, 20], counts: [7, 2] },
        { selector: "", elementX: [0], pageY: [20], counts: [3] },
      ],
      isCut: false,
      elements: [{ rank: 1, text: "Buy", share: 75, conversionRate: 25 }],
      scroll: [{ from: 0, reached: 100, attentionMs: null }],
      fold: 40,
      sample: { pageViews: 40, recordedPageViews: 20, firstAt: at },
      goal: { name: "Order" },
      snapshots: [{ snapshotId: "a.b.0", recordedAt: at, viewWidth: 1440 }],
      range: { timezone: "Europe/Berlin" },
    },
  });
  expect(gateway.calls("getHeatmap").map(({ body }) => body)).toEqual([
    {
      ...{ widget_id: 12, ...dates, filter_by: "new", goal: "order", mode: "rage", device: "mobile" },
      ...{ page: { match: "wildcard", value: "/shop/*" }, width: { min: 300, max: 500 } },
    },
  ]);
});

test("returns null for the heatmap of a saved heatmap that doesn't exist", async () => {
  gateway.answers({ getHeatmap: new Raw(404, { err: "not found", code: "NOT_FOUND" }) });
  expect((await ask(`heatmap(${dated}, heatmapProfileId: 9) { isCut }`)).heatmaps).toEqual({ heatmap: null });
  expect(gateway.calls("getHeatmap")[0]?.body).toMatchObject({ heatmap_profile_id: 9, mode: "click" });
});

test("lists every page with its numbers, sorted and paged by the host", async () => {
  const { heatmaps } = await ask(
    `pages(${dated}, search: "shop", sort: RAGE, limit: 25, offset: 50) { total rows { path rageClicks scrollDepth hasSnapshot } range { startDate } }`,
  );
  expect(heatmaps).toEqual({
    pages: {
      total: 31,
      rows: [{ path: "/shop/tents", rageClicks: 2, scrollDepth: 61.5, hasSnapshot: true }],
      range: { startDate: "2026-01-03" },
    },
  });
  expect(gateway.calls("getHeatmapPages")[0]?.body).toEqual({
    ...{ widget_id: 12, ...dates, search: "shop", sort: "rage", limit: 25, offset: 50 },
  });
});

test.each([
  [`pages(${dated}, limit: 201) { total }`, "limit"],
  [`pages(${dated}, search: "${"x".repeat(201)}") { total }`, "search"],
  [`heatmap(${dated}, page: {match: EXACT, value: "${"x".repeat(501)}"}) { isCut }`, "page.value"],
])("refuses an argument that is out of bounds: %s", async (fields, field) => {
  const { errors } = await ask(fields);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", field });
});

test("previews the pages that a rule matches, or returns the problem with the rule", async () => {
  const preview = `preview(rule: $page) { pages { total rows { path pageViews } } problem { message field } }`;
  const page = { match: "REGEX", value: "^/shop/" };
  expect((await ask(preview, { page })).heatmaps).toEqual({
    preview: { pages: { total: 31, rows: [{ path: "/shop/tents", pageViews: 40 }] }, problem: null },
  });
  expect(gateway.calls("getHeatmapPages")[0]?.body).toMatchObject({ page: { match: "regex", value: "^/shop/" } });
  gateway.answers({ getHeatmapPages: new Raw(400, { err: "not a regex", code: "INVALID", field: "page.value" }) });
  expect((await ask(preview, { page })).heatmaps).toMatchObject({
    preview: { pages: null, problem: { field: "page.value" } },
  });
});

test("lists saved heatmaps newest first, archived ones only on request", async () => {
  const list = `profiles(first: 5) { totalCount edges { node { id status devices rule { match value } } } }`;
  expect((await ask(list)).heatmaps).toMatchObject({
    profiles: {
      totalCount: 2,
      edges: [
        { node: { id: id(3), status: "COLLECTING", devices: ["DESKTOP", "MOBILE"] } },
        { node: { id: id(1), rule: { match: "WILDCARD", value: "/shop/*" } } },
      ],
    },
  });
  expect((await ask(list.replace("first: 5", "archived: true"))).heatmaps).toMatchObject({
    profiles: { edges: [{ node: { status: "ARCHIVED" } }] },
  });
});

test("finds a saved heatmap by its number and by its global id, and no other", async () => {
  expect((await ask(`profile(heatmapProfileId: 3) { name }`)).heatmaps).toEqual({ profile: { name: "Shop 3" } });
  expect((await ask(`profile(heatmapProfileId: 0) { name }`)).heatmaps).toEqual({ profile: null });
  const node = `query ($id: ID!) { node(id: $id) { ... on HeatmapProfile { name } } }`;
  const nameOf = async (of: string) => (await gateway.execute(node, { id: globalId(of) }, { as: "viewer" })).data;
  expect(await nameOf("HeatmapProfile:12:3")).toEqual({ node: { name: "Shop 3" } });
  expect(gateway.calls("getHeatmapProfile")[1]).toMatchObject({
    params: { heatmap_profile_id: "3" },
    query: { widget_id: "12" },
  });
  expect(await nameOf("HeatmapProfile:3")).toEqual({ node: null });
});

test("creates, changes, archives and deletes saved heatmaps for members with write access", async () => {
  const create = `mutation ($input: CreateHeatmapProfileInput!) { createHeatmapProfile(input: $input) { profile { id } problem { field } } }`;
  const rule = { match: "EXACT", value: "/cart" };
  const made = { project: "12", name: "Cart", rule, devices: ["MOBILE"] };
  expect((await gateway.execute(create, { input: made }, { as: "user" })).data).toEqual({
    createHeatmapProfile: { profile: { id: id(4) }, problem: null },
  });
  expect(gateway.calls("createHeatmapProfile")[0]?.body).toEqual({
    ...{ widget_id: 12, name: "Cart", rule: { match: "exact", value: "/cart" }, devices: ["mobile"] },
  });
  const update = `mutation ($input: UpdateHeatmapProfileInput!) { updateHeatmapProfile(input: $input) { profile { status } problem { field } } }`;
  const changed = { id: id(3), isArchived: true, snapshotIds: [] };
  expect((await gateway.execute(update, { input: changed }, { as: "user" })).data).toEqual({
    updateHeatmapProfile: { profile: { status: "ARCHIVED" }, problem: null },
  });
  expect(gateway.calls("updateHeatmapProfile")[0]?.body).toEqual({
    ...{ widget_id: 12, heatmap_profile_id: 3, is_archived: true, snapshot_ids: [] },
  });
  const remove = `mutation ($input: DeleteHeatmapProfileInput!) { deleteHeatmapProfile(input: $input) { deletedId problem { field } } }`;
  expect((await gateway.execute(remove, { input: { id: id(3) } }, { as: "user" })).data).toEqual({
    deleteHeatmapProfile: { deletedId: id(3), problem: null },
  });
  expect((await gateway.execute(remove, { input: { id: globalId("Goal:3") } }, { as: "user" })).data).toMatchObject({
    deleteHeatmapProfile: { deletedId: null, problem: { field: "id" } },
  });
  for (const [document, input] of [
    [create, made],
    [update, changed],
    [remove, { id: id(3) }],
  ] as const) {
    const { errors } = await gateway.execute(document, { input }, { as: "viewer" });
    expect(errors?.[0]?.extensions["code"]).toBe("FORBIDDEN");
  }
});
