import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import type { SharePrincipal } from "#gateway/session/principal.ts";
import { encodeParam } from "#gateway/share/encryptedParam.ts";
import { Raw, type RecordedCall } from "#gateway/testing/recordingHost.ts";
import { testGateway, type RequestOptions, type TestGateway } from "#gateway/testing/testGateway.ts";

const HOSTILE = `</script><script>alert(1)</script><!--<script>"'&`;
const uuid = (n: number) => `20000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const snapshotId = (n: number) => `${uuid(n)}.${uuid(n)}.0`;
const at = "2026-01-10T12:00:00.000Z";
const dates = { startDate: "2026-01-01", endDate: "2026-01-31" };
const snapshot = (n: number, view_w: number) => ({
  ...{ snapshot_id: snapshotId(n), recorded_at: at, url: `https://shop.test/${HOSTILE}`, view_w, view_h: 900 },
});
const profile = {
  ...{ heatmap_profile_id: 3, widget_id: 12, name: `Café ${HOSTILE}`, rule: { match: "exact", value: "/cart" } },
  ...{ devices: ["desktop", "mobile"], status: "ready", snapshot_ids: [snapshotId(4)], page_views: 900, clicks: 30 },
  ...{ created_at: at, created_by: "Uma" },
};
const chunk = gzipSync("one\n");

let gateway: TestGateway;
let webRoot: string;
beforeAll(async () => {
  webRoot = await mkdtemp(path.join(tmpdir(), "web-"));
  await writeFile(path.join(webRoot, "heatmap-file.js"), "show()");
  gateway = await testGateway({ webRoot });
});
afterAll(async () => {
  await gateway.close();
  await rm(webRoot, { recursive: true });
});
beforeEach(() => {
  gateway.answers({
    getWidgets: [{ ...widget(12), widget_name: "Shop" }],
    getHeatmapProfile: profile,
    getHeatmap: {
      points: [{ selector: "#buy", ex: 40, ey: 50, x: 10, y: 20, count: 7 }],
      ...{ is_cut: false, elements: [], scroll: [], fold: null },
      sample: { page_views: 40, visitors: 30, recorded_page_views: 0, points: 7, first_at: at, last_at: at },
      snapshots: [snapshot(1, 390), snapshot(2, 1440), snapshot(3, 1440), snapshot(4, 1280)],
      range: { ...dates, timezone: "Europe/Berlin" },
    },
    getHeatmapSnapshot: new Raw(200, chunk, { "content-type": "application/gzip" }),
  });
  gateway.forget();
});

const get = async (address: string, options: RequestOptions = { as: "viewer" }, method = "GET") =>
  fetch(`${gateway.url}/export/heatmap/${address}`, { method, headers: await gateway.headersOf(options) });
const guest = (grant: Partial<SharePrincipal> = {}): RequestOptions => ({
  as: "share",
  grant: { modules: "heatmap", uniqueModuleId: "3", ...grant },
});
const page: Partial<SharePrincipal> = { modules: "heatmap_page", uniqueModuleId: "/cart" };
const snapshotOf = async (address: string): Promise<unknown> =>
  ((await (await get(`${address}&format=json`)).json()) as { snapshot: { snapshotId: string } }).snapshot.snapshotId;

test("writes a layer of a saved heatmap as JSON, for the choices of the address", async () => {
  const filters = { conditions: [[{ criteria: "COUNTRY", operator: "IS", value: "DE" }]] };
  const search = new URLSearchParams({
    ...{ project: "12", ...dates, filters: JSON.stringify(filters), goal: "order", width: "375-399", format: "json" },
  });
  const answer = await get(`3/mobile/rage?${search}`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="heatmap-Cafe-.*-rage-mobile-.*\.json"/,
  );
  expect(await answer.json()).toMatchObject({
    ...{ format: "heatmap", version: 1, project: "Shop", name: profile.name, device: "mobile", mode: "rage" },
    snapshot: { snapshotId: snapshotId(1), viewWidth: 390 },
    heatmap: { points: [{ selector: "#buy", counts: [7] }], sample: { pageViews: 40 } },
  });
  expect(gateway.calls("getHeatmap")[0]?.body).toMatchObject({
    ...{ widget_id: 12, heatmap_profile_id: 3, device: "mobile", mode: "rage", width: { min: 375, max: 399 } },
    ...{ ...dates, goal: "order", custom_filter: [[{ criteria: "country", operator: "==", value: "DE" }]] },
  });
});

test("shows the requested recorded page, then the chosen one of the device, then its newest", async () => {
  expect(await snapshotOf(`3/desktop/click?project=12&snapshot=${snapshotId(3)}`)).toBe(snapshotId(3));
  expect(await snapshotOf("3/desktop/click?project=12")).toBe(snapshotId(4));
  gateway.answers({ getHeatmapProfile: { ...profile, snapshot_ids: [] } });
  expect(await snapshotOf("3/desktop/click?project=12")).toBe(snapshotId(2));
  expect(await snapshotOf("3/mobile/click?project=12")).toBe(snapshotId(1));
});

test("writes a heatmap as HTML from which no text of the recorded page can escape", async () => {
  const answer = await get("3/desktop/click?project=12&lang=de");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  const html = await answer.text();
  expect(html.match(/<\/script|<!--/gi)).toHaveLength(3);
  expect(html).toContain('<html lang="de">');
  expect(html).toContain("default-src 'none'; script-src 'sha256-");
  const [, data = "", bytes = ""] =
    /id="heatmap">([\s\S]*?)<\/script>[\s\S]*?data-chunks>([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ name: profile.name, snapshot: { snapshotId: snapshotId(4) } });
  expect(Buffer.from(bytes, "base64").equals(chunk)).toBe(true);
  expect(gateway.calls("getHeatmapSnapshot")[0]?.query).toEqual({ widget_id: "12" });
});

test("exports for members and for links that include downloads, and only the heatmap of the link", async () => {
  expect((await get("3/desktop/click", { as: "nobody" })).status).toBe(401);
  const outside = "startDate=2025-12-01&endDate=2025-12-31";
  for (const [address, refused] of [
    ["3/desktop/click", guest({ canDownload: false })],
    ["4/desktop/click", guest()],
    ["3/desktop/click", guest({ modules: "playback" })],
    ["3/desktop/click", guest(page)],
    [`3/desktop/click?${outside}`, guest()],
    ["any", guest({ modules: "dashboard" })],
    [`any?${outside}`, guest(page)],
  ] as const)
    expect((await get(address, refused)).status).not.toBe(200);
  expect(gateway.calls()).toEqual([]);
  expect((await get("3/desktop/click?project=13", guest())).status).toBe(200);
  expect(gateway.calls("getHeatmap")[0]?.body).toMatchObject({ widget_id: 12, heatmap_profile_id: 3, ...dates });
  gateway.forget();
  expect((await get("any?device=mobile&mode=scroll", guest(page))).status).toBe(200);
  expect(gateway.calls("getHeatmap")[0]?.body).toMatchObject({
    ...{ page: { match: "exact", value: "/cart" }, device: "mobile", mode: "scroll" },
  });
});

test("exports the heatmap of a share link by the link's own key, unless it has a password", async () => {
  const token = "0123456789abcdefghijklmnop";
  const datas = { jwt: "j", widget_id: 12, ...dates, widget_name: "Shop" };
  const locked = new Raw(401, { err: "This link requires a password", code: "UNAUTHENTICATED" });
  const unknown = new Raw(404, { err: "No such link", code: "NOT_FOUND" });
  gateway.answers({
    getShareLinkData: ({ params: { encryptedParam } }: RecordedCall) =>
      encryptedParam === token ? [{ datas, company_id: 7 }] : encryptedParam === "locked".repeat(4) ? locked : unknown,
    getSharePermission: { modules: "heatmap_page", unique_module_id: "/cart", flag: 0, event_type: "", event_name: "" },
    countShareLinkOpen: { clicks: 1 },
  });
  const open = async (name: string) => (await get(encodeParam(name), { as: "nobody" })).status;
  expect(await open(token)).toBe(200);
  expect(gateway.calls("getHeatmap")[0]).toMatchObject({ headers: { jwt: "j" }, body: { page: { value: "/cart" } } });
  expect(await open("locked".repeat(4))).toBe(401);
  expect(await open("unknown".repeat(4))).toBe(404);
});

test("answers what names no heatmap as not found, and what is no filter as invalid", async () => {
  for (const address of [
    "x/desktop/click",
    "99999999999/desktop/click",
    "3/watch/click",
    "3/desktop/none",
    "3/desktop",
    "3/a/b/c",
  ])
    expect([address, (await get(address)).status]).toEqual([address, 404]);
  for (const filters of ["{", "[]", '{"conditions":"x"}', '{"conditions":[[{"criteria":1}]]}', "null"])
    expect((await get(`3/desktop/click?${new URLSearchParams({ filters })}`)).status).toBe(400);
  expect(gateway.calls("getHeatmap")).toEqual([]);
  gateway.answers({ getHeatmapProfile: new Raw(404, { err: "not found", code: "NOT_FOUND" }) });
  expect((await get("3/desktop/click?project=12")).status).toBe(404);
  expect(await (await get("3/desktop/click?project=12", { as: "viewer" }, "HEAD")).text()).toBe("");
});
