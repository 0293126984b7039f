// Movements and attention, from recordings that were sent like a recorder sends them.
import { getHeatmap, type HeatmapMode } from "@sightline/schema/rest/heatmaps/heatmaps";
import { deleteRecordings } from "@sightline/schema/rest/recordings/recordings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { list, number } from "#host/stores/resultColumns.ts";
import { eventRow, sessionId, viewId } from "#host/testing/eventRow.ts";
import { type GivenChunk, sendChunk } from "#host/testing/recordedChunk.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
const at = (second: number) => new Date(Date.parse("2026-03-17T08:00:00.000Z") + second * 1000).toISOString();

const sample = (selector: string, ex: number, y = 10) => ({ selector, ex, ey: 50, x: 40, y });
/** Milliseconds in the first bands, and none further down. */
const bands = (...first: number[]) => Array.from({ length: 20 }, (_, band) => first[band] ?? 0);

async function record(second: number, given: Omit<GivenChunk, "at">): Promise<void> {
  host.clock.set(Date.parse(at(second + 2)));
  const own = { page_view_id: viewId(given.session), url: "https://shop.example/cart" };
  const { status } = await sendChunk(host, "acme-shop", { at: at(second), ...own, ...given });
  expect(status).toBe(204);
}

async function fill(): Promise<void> {
  await record(0, { session: 1, pointer: [sample("#buy", 50), sample("#buy", 50, 20)], attention: bands(2000, 1000) });
  await record(2, { session: 1, seq: 1, pointer: [sample("#more", 10)], attention: bands(0, 500, 500) });
  await record(4, { session: 2, pointer: [sample("#buy", 50)], attention: bands(1000) });
  // without either, of an older recorder
  await record(6, { session: 3 });
  // none of them counts: another page, the team, a page view of another session
  await record(8, { session: 4, pointer: [sample("#x", 1)], attention: bands(9000) });
  await record(10, { session: 5, pointer: [sample("#x", 1)], attention: bands(9000) });
  await record(12, { session: 6, page_view_id: viewId(1), pointer: [sample("#x", 1)], attention: bands(9000) });
  await host.services.recordings.flush();
  const view = (session: number, own: object = {}) =>
    eventRow({
      ...{ widgetId: host.acme.shop.widgetId, session, at: at(0), path: "/cart", device: "desktop" },
      ...{ page_view_id: viewId(session), ...own },
    });
  await host.events.insert("event", [
    ...[view(1), view(2, { device: "mobile" }), view(3), view(4, { path: "/" }), view(5, { is_internal: 1 }), view(6)],
    view(1, { type: "event", name: "purchase", at: at(1) }),
  ]);
}

beforeAll(async () => {
  host = await openTestHost({ at: at(2) });
  await fill();
});
afterAll(() => host.close());

async function ask(mode: HeatmapMode, own: object = {}) {
  const range = { widget_id: host.acme.shop.widgetId, startDate: "2026-03-17", endDate: "2026-03-17" };
  const body = { ...range, page: { match: "exact", value: "/cart" }, mode, ...own };
  return (await host.request(getHeatmap, { as: "viewer", body })).answer;
}

test("shows where the pointer was on each element, with conversions", async () => {
  const { points, elements, sample: size } = await ask("move");
  expect(points).toEqual([
    { selector: "#buy", ex: 50, ey: 50, x: 40, y: expect.closeTo(40 / 3, 4), count: 3 },
    { selector: "#more", ex: 10, ey: 50, x: 40, y: 10, count: 1 },
  ]);
  expect(elements).toMatchObject([
    { selector: "#buy", text: "", clicks: 3, share: 75, visitors: 2, converted: 1, conversion_rate: 50 },
    { selector: "#more", clicks: 1, share: 25, visitors: 1, converted: 0 },
  ]);
  expect(size).toMatchObject({ page_views: 4, recorded_page_views: 2, points: 4 });
});

test("shows how long a recorded page view had each part of the page on the screen", async () => {
  const { scroll, points, sample: size } = await ask("attention");
  expect(scroll.map(({ attention_ms }) => attention_ms)).toEqual(bands(1500, 750, 250));
  expect([points, size.recorded_page_views]).toEqual([[], 2]);
  expect((await ask("attention", { device: "mobile" })).scroll[0]?.attention_ms).toBe(1000);
  expect((await ask("scroll", { page: { match: "exact", value: "/none" } })).scroll[0]?.attention_ms).toBeNull();
});

test("counts the same movements and milliseconds as the table of chunks", async () => {
  const [counted] = await host.events.query(
    { samples: number, sums: list(number), views: number },
    `SELECT sum(length(pointer)) AS samples, sumForEach(attention) AS sums, uniqExact(page_view_id) AS views
     FROM recording_chunk FINAL WHERE notEmpty(attention) AND session_id IN {sessions:Array(UUID)}`,
    { sessions: [sessionId(1), sessionId(2)] },
  );
  const { sample: size, scroll } = await ask("move");
  expect([size.points, size.recorded_page_views]).toEqual([counted?.samples, counted?.views]);
  expect(scroll.map(({ attention_ms }) => (attention_ms ?? 0) * size.recorded_page_views)).toEqual(counted?.sums);
});

test("counts a chunk once that was stored twice", async () => {
  const before = await ask("move");
  await host.services.events.command(
    "INSERT INTO recording_chunk SELECT * FROM recording_chunk WHERE session_id = {session:UUID}",
    { session: sessionId(1) },
  );
  const after = await ask("move");
  expect(after.points).toEqual(before.points);
  expect(after.scroll).toEqual(before.scroll);
});

test.each<[string, object, string]>([
  ["an unknown part of a position", { pointer: [{ ...sample("#a", 1), text: "secret" }] }, "pointer.0"],
  ["a position outside of the element", { pointer: [sample("#a", 101)] }, "pointer.0.ex"],
  ["a position without a number", { pointer: [{ ...sample("#a", 1), x: null }] }, "pointer.0.x"],
  ["a long selector", { pointer: [sample("a".repeat(301), 1)] }, "pointer.0.selector"],
  ["too many positions", { pointer: Array.from({ length: 1201 }, () => sample("#a", 1)) }, "pointer"],
  ["too few bands", { attention: [1, 2] }, "attention"],
  ["a negative time", { attention: bands(-1) }, "attention.0"],
  ["more than an hour", { attention: bands(3_600_001) }, "attention.0"],
  ["a page view without an id", { page_view_id: "1" }, "page_view_id"],
])("refuses a chunk with %s and names the field", async (_what, own, field) => {
  const given = { at: at(12), session: 9, ...own } as GivenChunk;
  const response = await sendChunk(host, "acme-shop", given);
  expect([response.status, ((await response.json()) as { field?: string }).field]).toEqual([400, field]);
});

test("keeps no movement of a deleted recording", async () => {
  const body = { widget_id: host.acme.shop.widgetId, keys: [sessionId(1)] };
  await host.request(deleteRecordings, { as: "owner", body });
  const { elements, sample: size } = await ask("move");
  expect(elements.map(({ selector, clicks }) => [selector, clicks])).toEqual([["#buy", 1]]);
  expect(size.recorded_page_views).toBe(1);
});
