// Rows that no tracker of ours sends, but anyone can.
import { getHeatmap, type HeatmapMode } from "@sightline/schema/rest/heatmaps/heatmaps";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventRow, viewId } from "#host/testing/eventRow.ts";
import { chunkRowOf } from "#host/testing/recordedChunk.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
const DAY = Date.parse("2026-03-17T08:00:00.000Z");

/** The same numbers in each run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TYPES = ["pageview", "click", "rage", "dead", "scroll", "ping", "leave", "event"];
const SELECTORS = ["", "#a", "#b", "div>p:nth-of-type(2)", "é'\"\\"];
const SIZES = [0, 1, 300, 1000, 4_000_000_000];
const PLACES = [-2_000_000_000, -1, 0, 0.4, 50, 99.9, 100, 101, 2_000_000_000];
const DEPTHS = [0, 4, 5, 50, 99, 100, 101, 255];

beforeAll(async () => {
  host = await openTestHost();
  const random = randomOf(14);
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const widgetId = host.acme.shop.widgetId;
  const rows = Array.from({ length: 3000 }, () => {
    const session = Math.floor(random() * 60);
    return eventRow({
      ...{ widgetId, session, at: new Date(DAY + random() * 3_600_000).toISOString(), type: oneOf(TYPES), path: "/p" },
      ...{
        selector: oneOf(SELECTORS),
        text: oneOf(SELECTORS),
        name: oneOf(["purchase", ""]),
        scroll_depth: oneOf(DEPTHS),
      },
      ...{ x: Math.trunc(oneOf(PLACES)), y: Math.trunc(oneOf(PLACES)), ex: oneOf(PLACES), ey: oneOf(PLACES) },
      ...{ doc_w: oneOf(SIZES), doc_h: oneOf(SIZES), view_w: oneOf([0, 1, 65_535]), view_h: oneOf([0, 1, 65_535]) },
      // some without a page view, some with one of another session
      ...(random() < 0.8 ? { page_view_id: viewId(random() < 0.9 ? session : Math.floor(random() * 60)) } : {}),
    });
  });
  await host.events.insert("event", rows);
  await host.events.insert(
    "recording_chunk",
    Array.from({ length: 60 }, (_, session) =>
      chunkRowOf({
        ...{ widgetId, session, at: new Date(DAY).toISOString(), path: "/p", page_view_id: viewId(session) },
        attention: session % 2 ? [] : Array.from({ length: 20 }, () => Math.floor(random() * 4_000_000_000)),
        pointer: Array.from({ length: session % 5 }, () => ({
          ...{ selector: oneOf(SELECTORS), ex: oneOf([0, 100, 255]), ey: 255, x: oneOf(PLACES), y: oneOf(PLACES) },
        })),
      }),
    ),
  );
});
afterAll(() => host.close());

const isPercent = (value: number) => value >= 0 && value <= 100;

test.each<HeatmapMode>(["click", "move", "scroll", "attention", "rage", "dead", "first"])(
  "no percentage of the layer %s leaves 0 to 100, and fewer page views reach each lower part",
  async (mode) => {
    const range = { startDate: "2026-03-17", endDate: "2026-03-17" };
    const page = { match: "exact" as const, value: "/p" };
    const body = { widget_id: host.acme.shop.widgetId, ...range, page, mode };
    const { points, elements, scroll, fold, sample } = (await host.request(getHeatmap, { as: "owner", body })).answer;
    expect(sample.page_views).toBeGreaterThan(0);
    expect(points.flatMap(({ ex, ey, x, y }) => [ex, ey, x, y]).filter((value) => !isPercent(value))).toEqual([]);
    const rates = elements.flatMap(({ share, conversion_rate }) => [share, conversion_rate]);
    expect(rates.filter((value) => !isPercent(value))).toEqual([]);
    expect(elements.every(({ visitors, converted }) => converted <= visitors)).toBe(true);
    const total = elements.reduce((sum, { share }) => sum + share, 0);
    if (sample.points > 0) expect(total).toBeCloseTo(100);
    expect(points.reduce((sum, { count }) => sum + count, 0)).toBe(sample.points);
    const reached = scroll.map((band) => band.reached);
    expect([reached.length, reached[0]]).toEqual([20, 100]);
    expect(reached.filter((value, band) => !isPercent(value) || value > (reached[band - 1] ?? 100))).toEqual([]);
    expect(fold !== null && isPercent(fold)).toBe(true);
    expect(scroll.every(({ attention_ms }) => attention_ms !== null && attention_ms >= 0)).toBe(true);
    const hasPoints = mode !== "scroll" && mode !== "attention";
    expect(points.length > 0).toBe(hasPoints);
  },
);
