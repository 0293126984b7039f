import type { ParsedBodyOf } from "@sightline/schema/rest/endpoint";
import {
  compareHeatmaps,
  getHeatmap,
  getHeatmapPages,
  getHeatmapSnapshot,
} from "@sightline/schema/rest/heatmaps/heatmaps";
import * as profiles from "@sightline/schema/rest/heatmaps/profiles";
import { predictAttention } from "@sightline/schema/rest/heatmaps/attention";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventRow, sessionId, viewId } from "#host/testing/eventRow.ts";
import { chunkOf, sendBytes, streamId } from "#host/testing/recordedChunk.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
let cart: number;
let wide: number;
let ofBlog: number;
const days = { startDate: "2026-03-17", endDate: "2026-03-17" };
const at = (second: number) => new Date(Date.parse("2026-03-17T09:00:00.000Z") + second * 1000).toISOString();
const exact = (value: string) => ({ match: "exact" as const, value });

beforeAll(async () => {
  host = await openTestHost({ at: at(600) });
  const widget_id = host.acme.shop.widgetId;
  const row = (session: number, path: string, own: object = {}) =>
    eventRow({
      ...{
        widgetId: widget_id,
        session,
        at: at(session),
        path,
        url: `https://shop.example${path}`,
        host: "shop.example",
      },
      ...{ device: "desktop", page_view_id: viewId(session), ...own },
    });
  await host.events.insert("event", [
    row(1, "/cart"),
    row(1, "/cart", { type: "click", selector: "#buy" }),
    row(2, "/secret"),
    row(3, "/cart", { device: "mobile" }),
    row(4, "/cart", { at: at(-2 * 86_400) }),
  ]);
  for (const [session, url] of [
    [1, "https://shop.example/cart"],
    [2, "https://shop.example/secret"],
  ] as const)
    await sendBytes(host, "acme-shop", chunkOf({ session, at: at(500), url }));
  await host.services.recordings.flush();
  const create = async (own: object) =>
    (
      await host.request(profiles.createHeatmapProfile, {
        as: "owner",
        body: { widget_id, name: "Saved", rule: exact("/cart"), devices: ["desktop"], ...own },
      })
    ).answer.heatmap_profile_id;
  cart = await create({});
  wide = await create({ rule: { match: "wildcard", value: "/*" } });
  ofBlog = await create({ widget_id: host.acme.blog.widgetId });
});
afterAll(() => host.close());

type Link = Partial<Parameters<typeof shareJwt>[1]>;
const jwtOf = (link: Link) => shareJwt(host, { modules: "heatmap", ...days, free_range: false, ...link });
const ofProfile = (): Link => ({ modules: "heatmap", unique_module_id: String(cart) });
const ofPage = (page = "/cart"): Link => ({ modules: "heatmap_page", unique_module_id: page });

const ask = async (link: Link, body: Partial<ParsedBodyOf<typeof getHeatmap>>) =>
  host.request(getHeatmap, {
    headers: { jwt: await jwtOf(link) },
    body: { widget_id: host.acme.shop.widgetId, ...days, ...body },
  });
const describeSaved = async (link: Link, id: number, widget = host.acme.shop.widgetId) =>
  host.request(profiles.getHeatmapProfile, {
    headers: { jwt: await jwtOf(link) },
    params: { heatmap_profile_id: id },
    query: { widget_id: String(widget) },
  });
const snapshotStatus = async (link: Link, session: number, widget = host.acme.shop.widgetId) => {
  const id = `${sessionId(session)}.${streamId(session)}.0`;
  const path = `${getHeatmapSnapshot.path.replace("{id}", id)}?widget_id=${widget}`;
  return (await host.fetch(path, { headers: { jwt: await jwtOf(link) } })).status;
};

test("a link of a saved heatmap shows this heatmap, its description and the snapshots of its pages", async () => {
  const { answer } = await ask(ofProfile(), { heatmap_profile_id: cart });
  expect([answer.sample.page_views, answer.sample.points]).toEqual([1, 1]);
  expect(answer.snapshots.map(({ url }) => url)).toEqual(["https://shop.example/cart"]);
  expect((await describeSaved(ofProfile(), cart)).answer.name).toBe("Saved");
  expect(await snapshotStatus(ofProfile(), 1)).toBe(200);
});

test("a link of a page shows the heatmap of this page and its snapshots", async () => {
  const { answer } = await ask(ofPage(), { page: exact("/cart") });
  expect([answer.sample.page_views, answer.sample.points]).toEqual([2, 1]);
  expect(await snapshotStatus(ofPage(), 1)).toBe(200);
});

test.each<[string, () => Link, () => Partial<ParsedBodyOf<typeof getHeatmap>>]>([
  ["another saved heatmap", ofProfile, () => ({ heatmap_profile_id: wide })],
  ["a saved heatmap of another project", ofProfile, () => ({ heatmap_profile_id: ofBlog })],
  ["a page instead of the saved heatmap", ofProfile, () => ({ page: exact("/cart") })],
  ["a page beside the saved heatmap", ofProfile, () => ({ heatmap_profile_id: cart, page: exact("/secret") })],
  ["another device of the saved heatmap", ofProfile, () => ({ heatmap_profile_id: cart, device: "mobile" })],
  ["no page", ofProfile, () => ({})],
  ["another page", ofPage, () => ({ page: exact("/secret") })],
  ["every page", ofPage, () => ({ page: { match: "wildcard", value: "/*" } })],
  ["the page as a pattern", ofPage, () => ({ page: { match: "wildcard", value: "/cart" } })],
  ["the page as a regular expression", ofPage, () => ({ page: { match: "regex", value: "/cart" } })],
  ["a saved heatmap instead of the page", ofPage, () => ({ heatmap_profile_id: cart })],
  ["a saved heatmap beside the page", ofPage, () => ({ page: exact("/cart"), heatmap_profile_id: wide })],
  ["no page of a page's link", ofPage, () => ({})],
  ["any page by a link without a page", () => ofPage(""), () => ({ page: exact("/cart") })],
  ["any saved heatmap by a link without one", () => ({ unique_module_id: "" }), () => ({ heatmap_profile_id: cart })],
  ["a page by a link without a saved heatmap", () => ({ unique_module_id: "" }), () => ({ page: exact("/cart") })],
  ["a page by a link of no number", () => ({ unique_module_id: "undefined" }), () => ({ page: exact("/cart") })],
  ["no page by a link of no number", () => ({ unique_module_id: "undefined" }), () => ({})],
  ["a heatmap of another project", ofProfile, () => ({ heatmap_profile_id: cart, widget_id: host.acme.blog.widgetId })],
])("a link hides %s", async (_what, link, body) => {
  expect((await ask(link(), body())).status).toBe(404);
});

test("a link with a fixed range shows no other days, also not in the numbers of the saved heatmap", async () => {
  const other = { startDate: "2026-03-15", endDate: "2026-03-15" };
  expect((await ask(ofProfile(), { heatmap_profile_id: cart, ...other })).status).toBe(403);
  expect((await ask(ofPage(), { page: exact("/cart"), ...other })).status).toBe(403);
  const free = { ...ofProfile(), free_range: true };
  expect((await ask(free, { heatmap_profile_id: cart, ...other })).answer.sample.page_views).toBe(1);
  expect((await describeSaved(ofProfile(), cart)).answer.page_views).toBe(1);
  expect((await describeSaved(free, cart)).answer.page_views).toBe(2);
  const before = { ...ofProfile(), ...other };
  expect(await snapshotStatus(before, 1)).toBe(404);
  expect((await ask(before, { heatmap_profile_id: cart, ...other })).answer.snapshots).toEqual([]);
});

test("a link describes no other saved heatmap and has no snapshots of other pages", async () => {
  expect((await describeSaved(ofProfile(), wide)).status).toBe(404);
  expect((await describeSaved(ofProfile(), ofBlog, host.acme.blog.widgetId)).status).toBe(404);
  expect((await describeSaved(ofPage(), cart)).status).toBe(403);
  expect(await snapshotStatus(ofProfile(), 2)).toBe(404);
  expect(await snapshotStatus(ofPage(), 2)).toBe(404);
  expect(await snapshotStatus(ofPage("/*"), 2)).toBe(404);
  expect(await snapshotStatus(ofPage(""), 1)).toBe(404);
  expect(await snapshotStatus({ unique_module_id: "" }, 1)).toBe(404);
  expect(await snapshotStatus({ unique_module_id: String(ofBlog) }, 1)).toBe(404);
  expect(await snapshotStatus(ofProfile(), 1, host.acme.blog.widgetId)).toBe(404);
  expect(await snapshotStatus({ modules: "playback", unique_module_id: sessionId(1) }, 1)).toBe(403);
});

test("a link has neither lists nor comparisons nor predictions, and changes nothing", async () => {
  const widget_id = host.acme.shop.widgetId;
  const side = { ...days, page: exact("/cart") };
  for (const link of [ofProfile(), ofPage()]) {
    const headers = { jwt: await jwtOf(link) };
    const answers = [
      await host.request(getHeatmapPages, { headers, body: { widget_id, ...days } }),
      await host.request(compareHeatmaps, { headers, body: { widget_id, first: side, second: side } }),
      await host.request(predictAttention, {
        headers,
        body: { widget_id, snapshot_id: `${sessionId(1)}.${streamId(1)}.0` },
      }),
      await host.request(profiles.listHeatmapProfiles, { headers, body: { widget_id } }),
      await host.request(profiles.updateHeatmapProfile, {
        headers,
        body: { widget_id, heatmap_profile_id: cart, name: "x" },
      }),
      await host.request(profiles.deleteHeatmapProfile, { headers, body: { widget_id, heatmap_profile_id: cart } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  }
});
