import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import type { SharePrincipal } from "#gateway/session/principal.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const at = "2026-01-10T12:00:00.000Z";
const dates = { startDate: "2026-01-01", endDate: "2026-01-31" };
const profile = {
  ...{ heatmap_profile_id: 3, widget_id: 12, name: "Cart", rule: { match: "exact", value: "/cart" } },
  ...{ devices: ["desktop"], status: "ready", snapshot_ids: [], page_views: 900, clicks: 30 },
  ...{ created_at: at, created_by: "Uma" },
};

beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    getHeatmap: {
      ...{ points: [], is_cut: false, elements: [], scroll: [], fold: null, snapshots: [] },
      sample: { page_views: 40, visitors: 30, recorded_page_views: 0, points: 0, first_at: at, last_at: at },
      range: { ...dates, timezone: "Europe/Berlin" },
    },
    getHeatmapProfile: profile,
  });
  gateway.forget();
});

type Grant = Partial<SharePrincipal>;
const saved: Grant = { modules: "heatmap", uniqueModuleId: "3" };
const page: Grant = { modules: "heatmap_page", uniqueModuleId: "/cart" };
const RANGE = `range: {startDate: "2026-01-01", endDate: "2026-01-31"}`;
const heatmaps = (fields: string, project = "project") => `{ viewer { ${project} { heatmaps { ${fields} } } } }`;
const heatmap = (which: string, range = RANGE) => heatmaps(`heatmap(${range}, ${which}) { sample { pageViews } }`);
const exact = (value: string) => `page: {match: EXACT, value: "${value}"}`;
const show = (document: string, grant: Grant) => gateway.execute(document, {}, { as: "share", grant });

test("a link of a saved heatmap shows this heatmap and its description, without the name of its author", async () => {
  const fields = `profile(heatmapProfileId: 3) { name createdBy } heatmap(${RANGE}, heatmapProfileId: 3) { sample { pageViews } }`;
  const { data, errors } = await show(heatmaps(fields), { ...saved, hide: ["names"] });
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    viewer: {
      project: { heatmaps: { profile: { name: "Cart", createdBy: "•••" }, heatmap: { sample: { pageViews: 40 } } } },
    },
  });
  const id = globalId("HeatmapProfile:12:3");
  expect((await show(`{ node(id: "${id}") { id } }`, saved)).data).toEqual({ node: { id } });
});

test("a link of a page shows the heatmap of this page", async () => {
  const { data, errors } = await show(heatmap(exact("/cart")), page);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ viewer: { project: { heatmaps: { heatmap: { sample: { pageViews: 40 } } } } } });
  expect(gateway.calls("getHeatmap")[0]?.body).toMatchObject({ page: { match: "exact", value: "/cart" } });
});

test.each<[string, Grant, string]>([
  ["another saved heatmap", saved, heatmap("heatmapProfileId: 4")],
  ["the description of another saved heatmap", saved, heatmaps("profile(heatmapProfileId: 4) { name }")],
  ["a page by a link of a saved heatmap", saved, heatmap(exact("/cart"))],
  ["a page beside the saved heatmap", saved, heatmap(`heatmapProfileId: 3, ${exact("/cart")}`)],
  ["other days", saved, heatmap("heatmapProfileId: 3", `range: {startDate: "2025-12-31", endDate: "2026-01-31"}`)],
  ["days relative to today", saved, heatmap("heatmapProfileId: 3", "range: {preset: LAST_7_DAYS}")],
  ["another project", saved, heatmap("heatmapProfileId: 3").replace("project {", 'project(id: "13") {')],
  ["another page", page, heatmap(exact("/secret"))],
  ["a pattern of pages", page, heatmap(`page: {match: WILDCARD, value: "/cart"}`)],
  ["a saved heatmap by a link of a page", page, heatmap("heatmapProfileId: 3")],
  ["a saved heatmap beside the page", page, heatmap(`heatmapProfileId: 3, ${exact("/cart")}`)],
  ["the description of a saved heatmap by a link of a page", page, heatmaps("profile(heatmapProfileId: 3) { name }")],
  ["no page", page, heatmap("mode: CLICK")],
  ["no saved heatmap", saved, heatmap("mode: CLICK")],
  ["a heatmap by a link of the dashboard", { modules: "dashboard" }, heatmap("heatmapProfileId: 3")],
  ["the list of pages", saved, heatmaps(`pages(${RANGE}) { total }`)],
  ["the list of saved heatmaps", saved, heatmaps("profiles { totalCount }")],
  ["the preview of a rule", saved, heatmaps(`preview(rule: {match: EXACT, value: "/cart"}) { pages { total } }`)],
  [
    "a comparison",
    page,
    heatmaps(`difference(${exact("/cart")}, first: {${RANGE}}, second: {${RANGE}}) { firstPageViews }`),
  ],
  ["a prediction", page, heatmaps(`attention(snapshotId: "x") { problem { code } }`)],
  ["another saved heatmap by its id", saved, `{ node(id: "${globalId("HeatmapProfile:12:4")}") { id } }`],
  ["a saved heatmap of another project by its id", saved, `{ node(id: "${globalId("HeatmapProfile:13:3")}") { id } }`],
  ["a saved heatmap by its id and a link of a page", page, `{ node(id: "${globalId("HeatmapProfile:12:3")}") { id } }`],
  [
    "a change",
    saved,
    `mutation { updateHeatmapProfile(input: {id: "${globalId("HeatmapProfile:12:3")}", name: "x"}) { problem { code } } }`,
  ],
  [
    "a deletion",
    saved,
    `mutation { deleteHeatmapProfile(input: {id: "${globalId("HeatmapProfile:12:3")}"}) { problem { code } } }`,
  ],
])("a link refuses %s without a call to the host", async (_what, grant, document) => {
  const { errors } = await show(document, grant);
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
  expect(gateway.calls().filter(({ name }) => name !== "getWidgets")).toEqual([]);
});
