import type { ParsedBodyOf } from "@sightline/schema/rest/endpoint";
import { compareHeatmaps } from "@sightline/schema/rest/heatmaps/heatmaps";
import { afterAll, beforeAll, expect, test } from "vitest";
import { benjaminiHochberg } from "#host/analytics/statistics/benjaminiHochberg.ts";
import { differenceOfRates } from "#host/analytics/statistics/differences.ts";
import { eventRow, viewId } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { differencesOf } from "./compareHeatmaps.ts";

let host: TestHost;
const VIEWS = 200;

/** Of 200 page views on each device, the nth ones click an element. */
const clicks: Record<string, Record<string, (n: number) => boolean>> = {
  desktop: { "#buy": (n) => n % 4 === 0, "#more": (n) => n % 5 === 0, "#left": (n) => n === 0 },
  mobile: { "#buy": (n) => n % 2 === 0, "#more": (n) => n % 5 === 0, "#right": () => true },
};

beforeAll(async () => {
  host = await openTestHost();
  const at = "2026-03-17T08:00:00.000Z";
  const rows = Object.entries(clicks).flatMap(([device, elements], group) =>
    Array.from({ length: VIEWS }, (_, n) => {
      const session = group * VIEWS + n;
      const common = { widgetId: host.acme.shop.widgetId, session, at, path: "/cart", device };
      const view = { ...common, page_view_id: viewId(session) };
      const clicked = Object.entries(elements).flatMap(([selector, isClicked]) =>
        // clicked twice, it still is one page view
        isClicked(n) ? [0, 1].map(() => eventRow({ ...view, type: "click", selector })) : [],
      );
      // of a page view that is not in the period
      const stray = eventRow({ ...common, page_view_id: viewId(9000 + session), type: "click", selector: "#buy" });
      return [eventRow(view), ...clicked, stray];
    }).flat(),
  );
  await host.events.insert("event", rows);
});
afterAll(() => host.close());

type Body = Partial<ParsedBodyOf<typeof compareHeatmaps>>;
const range = { startDate: "2026-03-17", endDate: "2026-03-17" };
const page = { match: "exact" as const, value: "/cart" };
const ask = (body: Body = {}, as: "viewer" | "stranger" = "viewer") => {
  const sides = {
    first: { ...range, page, device: "desktop" as const },
    second: { ...range, page, device: "mobile" as const },
  };
  return host.request(compareHeatmaps, { as, body: { widget_id: host.acme.shop.widgetId, ...sides, ...body } });
};

test("compares the share of page views on which each element was clicked, with adjusted significance", async () => {
  const { first_page_views, second_page_views, elements } = (await ask()).answer;
  expect([first_page_views, second_page_views]).toEqual([VIEWS, VIEWS]);
  const counts: [string, number, number][] = [
    ["#right", 0, 200],
    ["#buy", 50, 100],
    ["#more", 40, 40],
    ["#left", 1, 0],
  ];
  const found = counts.map(([, one, other]) => differenceOfRates({ hits: one, of: VIEWS }, { hits: other, of: VIEWS }));
  const adjusted = benjaminiHochberg(found.map((each) => each?.p ?? 1));
  expect(elements).toEqual(
    counts.map(([selector, one, other], n) => ({
      ...{ selector, text: "", first_rate: one / 2, second_rate: other / 2 },
      difference: expect.closeTo((other - one) / 2, 9),
      low: expect.closeTo(100 * (found[n]?.low ?? 0), 9),
      high: expect.closeTo(100 * (found[n]?.high ?? 0), 9),
      p_adjusted: expect.closeTo(adjusted[n] ?? 0, 12),
    })),
  );
});

test("compares a period with itself without any difference", async () => {
  const side = { ...range, page };
  const { elements } = (await ask({ first: side, second: side })).answer;
  expect(elements.map(({ difference }) => difference)).toEqual([0, 0, 0, 0]);
  expect(elements.map(({ p_adjusted }) => p_adjusted)).toEqual([1, 1, 1, 1]);
});

test("an element has no difference if one group has no page view", async () => {
  const none = { startDate: "2026-03-16", endDate: "2026-03-16", page };
  const { second_page_views, elements } = (await ask({ second: none })).answer;
  expect(second_page_views).toBe(0);
  expect(elements[0]).toMatchObject({
    selector: "#buy",
    first_rate: 25,
    second_rate: 0,
    difference: null,
    p_adjusted: null,
  });
});

test("adjusts only for the elements that it returns", () => {
  const many = Array.from({ length: 500 }, (_, n) => ({ selector: `#e${n}`, name: "", views: 1000 - n }));
  const elements = differencesOf({ page_views: 1000, elements: many }, { page_views: 1000, elements: [] });
  expect(elements.map(({ selector }) => selector)).toEqual(many.slice(0, 200).map(({ selector }) => selector));
  expect(elements.every(({ p_adjusted }) => p_adjusted !== null && p_adjusted < 0.05)).toBe(true);
});

test("refuses a side without a page by its name, and a project of another company", async () => {
  expect((await ask({ second: range })).failure).toMatchObject({ reason: "heatmaps.noPage", field: "second.page" });
  expect((await ask({}, "stranger")).status).toBe(404);
});
