import type { ParsedBodyOf } from "@sightline/schema/rest/endpoint";
import { getHeatmapPages } from "@sightline/schema/rest/heatmaps/heatmaps";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EventFacts } from "#host/analytics/columns.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { eventRow, viewId } from "#host/testing/eventRow.ts";
import { chunkRowOf } from "#host/testing/recordedChunk.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
const at = (second: number) => new Date(Date.parse("2026-03-17T08:00:00.000Z") + second * 1000).toISOString();

beforeAll(async () => {
  host = await openTestHost();
  const widgetId = host.acme.shop.widgetId;
  const row = (session: number, path: string, own: EventFacts & { type?: string } = {}, second = 0) =>
    eventRow({
      ...{ widgetId, session, at: at(second), path, url: `https://shop.example${path}?s=${second}` },
      ...{ page_view_id: viewId(session), ...own },
    });
  await host.events.insert("event", [
    row(1, "/shop"),
    row(1, "/shop", { type: "leave", scroll_depth: 40 }),
    row(2, "/shop", {}, 7),
    row(2, "/shop", { type: "leave", scroll_depth: 80 }),
    row(2, "/shop", { type: "click" }),
    row(3, "/cart"),
    row(3, "/cart", { type: "click" }),
    row(3, "/cart", { type: "click" }),
    row(3, "/cart", { type: "rage", value: 3 }),
    row(4, "/"),
    row(4, "/", { type: "dead" }),
    row(4, "/", { type: "ping", scroll_depth: 255 }),
    // of no page view in the period, of a bot
    row(5, "/gone", { type: "click" }),
    row(6, "/shop", { is_bot: 1 }),
  ]);
  await host.events.insert("recording_chunk", [
    chunkRowOf({ widgetId, session: 3, at: at(0), path: "/cart" }),
    chunkRowOf({ widgetId, session: 4, at: at(0), path: "/", has_full: 0 }),
  ]);
});
afterAll(() => host.close());

type Body = Partial<ParsedBodyOf<typeof getHeatmapPages>>;
const ask = (body: Body = {}, as: "viewer" | "stranger" = "viewer") => {
  const range = { widget_id: host.acme.shop.widgetId, startDate: "2026-03-17", endDate: "2026-03-17" };
  return host.request(getHeatmapPages, { as, body: { ...range, ...body } });
};
const pathsOf = async (body: Body) => (await ask(body)).answer.rows.map(({ path }) => path);

test("lists every page with its page views, clicks, scroll depth and background", async () => {
  const { rows, total } = (await ask()).answer;
  expect(total).toBe(3);
  expect(rows).toEqual([
    {
      ...{ path: "/shop", url: "https://shop.example/shop?s=7", page_views: 2, visitors: 2, clicks: 1, rage_clicks: 0 },
      ...{ dead_clicks: 0, scroll_depth: 60, has_snapshot: false },
    },
    {
      ...{ path: "/", url: "https://shop.example/?s=0", page_views: 1, visitors: 1, clicks: 0, rage_clicks: 0 },
      ...{ dead_clicks: 1, scroll_depth: 100, has_snapshot: false },
    },
    {
      ...{ path: "/cart", url: "https://shop.example/cart?s=0", page_views: 1, visitors: 1, clicks: 2, rage_clicks: 1 },
      ...{ dead_clicks: 0, scroll_depth: 0, has_snapshot: true },
    },
  ]);
});

test.each<[Body, string[]]>([
  [{ sort: "clicks" }, ["/cart", "/shop", "/"]],
  [{ sort: "rage" }, ["/cart", "/", "/shop"]],
  [{ sort: "dead" }, ["/", "/cart", "/shop"]],
  [{ search: "SHO" }, ["/shop"]],
  [{ page: { match: "wildcard", value: "/*o*" } }, ["/shop"]],
  [{ page: { match: "regex", value: "^/(cart)?$" } }, ["/", "/cart"]],
  [{ page: { match: "exact", value: "/cart" }, search: "shop" }, []],
  [{ limit: 1, offset: 1 }, ["/"]],
  [{ custom_filter: [[{ criteria: "page", operator: "==", value: "/cart" }]] }, ["/cart"]],
])("lists pages by %o", async (body, expected) => {
  expect(await pathsOf(body)).toEqual(expected);
});

test("refuses a page rule that is no regular expression", async () => {
  const { status, failure } = await ask({ page: { match: "regex", value: "(" } });
  expect([status, failure.reason]).toEqual([400, "filters.notARegex"]);
});

test("counts all pages beyond the last one too", async () => {
  expect((await ask({ offset: 10 })).answer).toMatchObject({ rows: [], total: 3 });
});

test("counts the same as the event table", async () => {
  const counted = await host.events.query(
    { path: text, page_views: number, clicks: number },
    `SELECT path, countIf(type = 'pageview') AS page_views, countIf(type = 'click') AS clicks FROM event
     WHERE widget_id = {widget:UInt32} AND is_bot = 0 GROUP BY path HAVING page_views > 0 ORDER BY page_views DESC, path`,
    { widget: host.acme.shop.widgetId },
  );
  const { rows } = (await ask()).answer;
  expect(rows.map(({ path, page_views, clicks }) => ({ path, page_views, clicks }))).toEqual(counted);
});

test("lists no pages of a project of another company", async () => {
  expect((await ask({}, "stranger")).status).toBe(404);
});
