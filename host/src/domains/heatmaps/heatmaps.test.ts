import type { ParsedBodyOf } from "@sightline/schema/rest/endpoint";
import { getHeatmap } from "@sightline/schema/rest/heatmaps/heatmaps";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EventFacts } from "#host/analytics/columns.ts";
import { number } from "#host/stores/resultColumns.ts";
import { eventRow, viewId } from "#host/testing/eventRow.ts";
import { chunkRowOf } from "#host/testing/recordedChunk.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;

const PAGE = "https://shop.example/cart";
const at = (second: number) => new Date(Date.parse("2026-03-17T08:00:00.000Z") + second * 1000).toISOString();

interface Happened extends EventFacts {
  /** one session and visitor, and one page view of it */
  session: number;
  view?: number;
  second: number;
  type?: string;
}

const happened = ({ second, view, session, ...own }: Happened) =>
  eventRow({
    widgetId: host.acme.shop.widgetId,
    ...{ session, at: at(second), path: "/cart", url: PAGE, host: "shop.example", device: "desktop" },
    ...{ view_w: 1440, view_h: 900, page_view_id: viewId(view ?? session) },
    ...own,
  });

/** In a document of 1000 by 3000 pixels. */
const clicked = (session: number, second: number, selector: string, own: Omit<Partial<Happened>, "session"> = {}) =>
  happened({
    ...{ session, second, type: "click", selector, text: selector.slice(1) },
    ...{ x: 500, y: 600, ex: 50, ey: 20, doc_w: 1000, doc_h: 3000 },
    ...own,
  });

beforeAll(async () => {
  host = await openTestHost();
  await host.events.insert("event", [
    // 1 buys after the second click, 2 had bought before, 3 never does
    happened({ session: 1, second: 0 }),
    clicked(1, 5, "#buy"),
    clicked(1, 6, "#buy", { ex: 50.4, x: 520 }),
    clicked(1, 7, "#more", { y: 2400 }),
    happened({ session: 1, second: 6, type: "event", name: "purchase" }),
    happened({ session: 1, second: 9, type: "scroll", scroll_depth: 50 }),
    happened({ session: 1, second: 10, type: "leave", scroll_depth: 62 }),
    happened({ session: 2, second: 0, type: "event", name: "purchase" }),
    happened({ session: 2, second: 1 }),
    clicked(2, 20, "#buy", { ex: 10, text: "Buy now" }),
    clicked(2, 21, "#buy", { type: "rage", value: 3 }),
    happened({ session: 2, second: 30, type: "leave", scroll_depth: 100 }),
    happened({ session: 3, second: 0, device: "mobile", view_w: 390 }),
    clicked(3, 3, "#more", { device: "mobile", view_w: 390, doc_w: 390, x: 1000, y: -20, ex: 100 }),
    clicked(3, 4, "#more", { type: "dead", device: "mobile", view_w: 390 }),
    happened({ session: 3, second: 9, type: "ping", scroll_depth: 4, device: "mobile", view_w: 390 }),
    // none of them counts: another page, a bot, the team, another project
    happened({ session: 4, view: 40, second: 0, path: "/", url: "https://shop.example/" }),
    clicked(4, 1, "#buy", { view: 40, path: "/", url: "https://shop.example/" }),
    clicked(5, 1, "#buy", { is_bot: 1 }),
    clicked(6, 1, "#buy", { is_internal: 1 }),
    clicked(7, 1, "#buy", { widgetId: host.acme.blog.widgetId } as object),
  ]);
});
afterAll(() => host.close());

type Body = Partial<ParsedBodyOf<typeof getHeatmap>>;
const ask = (body: Body = {}, as: "owner" | "viewer" | "stranger" = "viewer") => {
  const range = { widget_id: host.acme.shop.widgetId, startDate: "2026-03-17", endDate: "2026-03-17" };
  const page = body.heatmap_profile_id ? {} : { page: { match: "exact" as const, value: "/cart" } };
  return host.request(getHeatmap, { as, body: { ...range, ...page, ...body } });
};
const answerOf = async (body: Body = {}) => (await ask(body)).answer;

test("counts clicks by element, with the visitors who reached a goal with the click or later", async () => {
  const { elements, sample } = await answerOf();
  expect(elements).toEqual([
    {
      ...{ rank: 1, selector: "#buy", text: "Buy now", clicks: 3, share: 60, visitors: 2 },
      ...{ converted: 1, conversion_rate: 50 },
    },
    {
      ...{ rank: 2, selector: "#more", text: "more", clicks: 2, share: 40, visitors: 2 },
      ...{ converted: 0, conversion_rate: 0 },
    },
  ]);
  expect(sample).toEqual({
    ...{ page_views: 3, visitors: 3, recorded_page_views: 0, points: 5 },
    ...{ first_at: at(0), last_at: at(1) },
  });
});

test("places clicks in percent of the element and of the document, at most at their edge", async () => {
  const { points, is_cut } = await answerOf();
  expect(is_cut).toBe(false);
  expect(points).toEqual([
    { selector: "#buy", ex: 50, ey: 20, x: 51, y: 20, count: 2 },
    { selector: "#buy", ex: 10, ey: 20, x: 50, y: 20, count: 1 },
    { selector: "#more", ex: 50, ey: 20, x: 50, y: 80, count: 1 },
    { selector: "#more", ex: 100, ey: 20, x: 100, y: 0, count: 1 },
  ]);
});

test.each<[Body["mode"], [string, number][]]>([
  ["rage", [["#buy", 1]]],
  ["dead", [["#more", 1]]],
  [
    "first",
    [
      ["#buy", 2],
      ["#more", 1],
    ],
  ],
])("has a layer of %s clicks", async (mode, expected) => {
  const { elements, sample } = await answerOf({ mode });
  expect(elements.map(({ selector, clicks }) => [selector, clicks])).toEqual(expected);
  expect(sample.points).toBe(expected.reduce((sum, [, clicks]) => sum + clicks, 0));
});

test("leaves out a later click whose page view had its first one before the period", async () => {
  const hour = { startDate: "2026-03-17T08:00", endDate: "2026-03-17T08:00" };
  await host.events.insert("event", [
    clicked(8, -5, "#buy", { path: "/night", url: "https://shop.example/night" }),
    clicked(8, 5, "#more", { path: "/night", url: "https://shop.example/night" }),
  ]);
  const night = { ...hour, page: { match: "exact" as const, value: "/night" } };
  expect((await answerOf({ ...night, mode: "click" })).elements).toHaveLength(1);
  expect((await answerOf({ ...night, mode: "first" })).elements).toEqual([]);
});

test("reports how far page views were scrolled, and the median fold", async () => {
  const { scroll, fold } = await answerOf({ mode: "scroll" });
  expect(scroll.map(({ from }) => from)).toEqual(Array.from({ length: 20 }, (_, band) => band * 5));
  // reached 62, 100 and 4 percent
  const third = 100 / 3;
  const expected = Array.from({ length: 20 }, (_, band) => (band === 0 ? 100 : band <= 12 ? 2 * third : third));
  for (const [band, { reached }] of scroll.entries()) expect(reached).toBeCloseTo(expected[band] ?? 0);
  expect(fold).toBe(30);
});

test("has neither points nor percentages without data", async () => {
  const nothing = { page: { match: "exact" as const, value: "/none" } };
  const { points, elements, scroll, fold, sample } = await answerOf(nothing);
  expect([points, elements, fold]).toEqual([[], [], null]);
  expect(scroll.map(({ reached }) => reached)).toEqual(Array.from({ length: 20 }, () => 0));
  expect(sample).toMatchObject({ page_views: 0, points: 0, first_at: null, last_at: null });
});

test.each<[string, Body, number]>([
  ["a device", { device: "mobile" }, 1],
  ["a width", { width: { min: 1200, max: 1600 } }, 4],
  ["a segment", { custom_filter: [[{ criteria: "event", operator: "==", value: "purchase" }]] }, 4],
  ["a pattern", { page: { match: "wildcard", value: "/ca*" } }, 5],
  ["a pattern of another page", { page: { match: "wildcard", value: "/x*" } }, 0],
  ["an address", { page: { match: "exact", value: PAGE } }, 5],
  ["a regular expression on the path", { page: { match: "regex", value: "^/c[a]rt$" } }, 5],
  ["a regular expression on the address", { page: { match: "regex", value: "shop\\.example/(cart|$)" } }, 6],
])("is narrowed by %s", async (_what, body, clicks) => {
  expect((await answerOf(body)).sample.points).toBe(clicks);
});

test("counts the conversions of the requested goal", async () => {
  const { goal, elements } = await answerOf({ goal: "no_such_event" });
  expect(goal).toEqual({ key: null, name: "no_such_event" });
  expect(elements.map(({ converted }) => converted)).toEqual([0, 0]);
});

test("counts the same clicks as the event table", async () => {
  const [counted] = await host.events.query(
    { clicks: number, visitors: number },
    `SELECT count() AS clicks, uniqExact(visitor_id) AS visitors FROM event WHERE widget_id = {widget:UInt32}
     AND type = 'click' AND path = '/cart' AND is_bot = 0 AND is_internal = 0 AND selector = '#buy'`,
    { widget: host.acme.shop.widgetId },
  );
  const [buy] = (await answerOf()).elements;
  expect([buy?.clicks, buy?.visitors]).toEqual([counted?.clicks, counted?.visitors]);
});

test.each<[string, Body, string, string]>([
  ["no page", { page: undefined }, "heatmaps.noPage", "page"],
  ["a reversed width", { width: { min: 900, max: 400 } }, "heatmaps.widthReversed", "width.min"],
  ["a broken regex", { page: { match: "regex", value: "/(cart" } }, "filters.notARegex", "page.value"],
  ["a lookahead", { page: { match: "regex", value: "/(?=c)" } }, "filters.notARegex", "page.value"],
  ["a huge repetition", { page: { match: "regex", value: "a{5000}" } }, "filters.notARegex", "page.value"],
  ["a long regex", { page: { match: "regex", value: "a".repeat(201) } }, "filters.regexLength", "page.value"],
])("refuses %s and names the field", async (_what, body, reason, field) => {
  const { status, failure } = await ask(body);
  expect([status, failure.reason, failure.field]).toEqual([400, reason, field]);
});

test("shows nothing of a project of another company", async () => {
  expect((await ask({}, "stranger")).status).toBe(404);
  expect((await ask({ heatmap_profile_id: 1 })).failure.reason).toBe("heatmaps.profileNotFound");
});

test("offers the newest snapshot of each day and width as background", async () => {
  const widgetId = host.acme.shop.widgetId;
  const chunk = (session: number, second: number, own: Record<string, unknown> = {}) =>
    chunkRowOf({
      widgetId,
      session,
      at: at(second),
      url: `${PAGE}?x=1`,
      path: "/cart",
      view_w: 1440,
      view_h: 900,
      ...own,
    });
  await host.events.insert("recording_chunk", [
    chunk(1, 1),
    chunk(2, 60, { view_w: 1425 }),
    chunk(3, 30, { view_w: 390 }),
    chunk(4, 86_400),
    // without a snapshot, of another page and another project
    chunk(5, 90, { has_full: 0 }),
    chunk(6, 90, { path: "/", url: "https://shop.example/" }),
    { ...chunk(7, 90), widget_id: host.acme.blog.widgetId },
    // stored before paths were
    chunk(8, 2 * 86_400, { path: undefined }),
  ]);
  const { snapshots } = await answerOf();
  expect(
    snapshots.map(({ snapshot_id, recorded_at, view_w }) => [snapshot_id.slice(34, 36), recorded_at, view_w]),
  ).toEqual([
    ["08", at(2 * 86_400), 1440],
    ["04", at(86_400), 1440],
    ["02", at(60), 1425],
    ["03", at(30), 390],
  ]);
});
