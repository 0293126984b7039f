import { afterAll, beforeAll, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

const element = { selector: "#buy", text: "Buy", first_rate: 4, second_rate: 9.5 };
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  gateway.answers({
    getWidgets: [widget(12)],
    compareHeatmaps: {
      first_page_views: 400,
      second_page_views: 380,
      elements: [
        { ...element, difference: 5.5, low: 2, high: 9, p_adjusted: 0.004 },
        { ...element, selector: "#rare", difference: null, low: null, high: null, p_adjusted: null },
      ],
    },
  });
});
afterAll(() => gateway.close());

test("compares two groups on the same page, each with its range, device and filters", async () => {
  const document = `query ($page: HeatmapPageInput!, $first: HeatmapSideInput!, $second: HeatmapSideInput!) {
    viewer { project(id: "12") { heatmaps { difference(page: $page, mode: RAGE, first: $first, second: $second) {
      firstPageViews secondPageViews
      elements { selector text firstRate secondRate difference low high pAdjusted } } } } } }`;
  const range = { startDate: "2026-01-01", endDate: "2026-01-31" };
  const later = { startDate: "2026-02-01", endDate: "2026-02-28" };
  const conditions = [[{ criteria: "COUNTRY", operator: "IS", value: "DE" }]];
  const page = { match: "EXACT", value: "/shop" };
  const { data, errors } = await gateway.execute(
    document,
    {
      page,
      first: { range, device: "DESKTOP" },
      second: { range: later, device: "MOBILE", filters: { conditions }, width: { min: 0, max: 400 } },
    },
    { as: "viewer" },
  );
  expect(errors).toBeUndefined();
  const shown = { text: "Buy", firstRate: 4, secondRate: 9.5 };
  expect(data).toEqual({
    viewer: {
      project: {
        heatmaps: {
          difference: {
            firstPageViews: 400,
            secondPageViews: 380,
            elements: [
              { ...shown, selector: "#buy", difference: 5.5, low: 2, high: 9, pAdjusted: 0.004 },
              { ...shown, selector: "#rare", difference: null, low: null, high: null, pAdjusted: null },
            ],
          },
        },
      },
    },
  });
  const wirePage = { match: "exact", value: "/shop" };
  expect(gateway.calls("compareHeatmaps")).toMatchObject([
    {
      body: {
        widget_id: 12,
        mode: "rage",
        first: { ...range, page: wirePage, device: "desktop" },
        second: { ...later, page: wirePage, device: "mobile", width: { min: 0, max: 400 } },
      },
    },
  ]);
  const [call] = gateway.calls("compareHeatmaps");
  expect(JSON.stringify(call?.body)).toContain('"DE"');
});
