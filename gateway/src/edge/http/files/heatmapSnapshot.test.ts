import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const uuid = (n: number) => `20000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const snapshot = `${uuid(1)}.${uuid(2)}.0`;
beforeAll(async () => {
  gateway = await testGateway({ answers: { getWidgets: [widget(12)] } });
});
afterAll(() => gateway.close());

test("streams the recorded page of a heatmap unchanged to members and to links of heatmaps", async () => {
  const chunk = gzipSync("one\n");
  gateway.answers({ getHeatmapSnapshot: new Raw(200, chunk, { "content-encoding": "gzip" }) });
  const read = async (path: string, as: "viewer" | "share" | "nobody" = "viewer") =>
    fetch(`${gateway.url}/heatmaps/${path}`, { headers: await gateway.headersOf({ as }) });
  const sent = await read(`12/snapshots/${snapshot}?more=1`);
  expect([sent.status, sent.headers.get("content-type"), sent.headers.get("content-encoding")]).toEqual([
    ...[200, "application/gzip", null],
  ]);
  expect(Buffer.from(await sent.arrayBuffer()).equals(chunk)).toBe(true);
  const [call] = gateway.calls("getHeatmapSnapshot");
  expect([call?.params, call?.query, call?.headers["widgetid"]]).toEqual([{ id: snapshot }, { widget_id: "12" }, "12"]);
  expect((await read(`12/snapshots/${snapshot}`, "nobody")).status).toBe(401);
  expect((await read(`12/snapshots/${snapshot}`, "share")).status).toBe(403);
  const linked = (project: number, modules: "heatmap" | "heatmap_page" | "playback") =>
    gateway
      .headersOf({ as: "share", grant: { modules, uniqueModuleId: "3" } })
      .then((headers) => fetch(`${gateway.url}/heatmaps/${project}/snapshots/${snapshot}`, { headers }));
  expect((await linked(12, "playback")).status).toBe(403);
  expect((await linked(13, "heatmap")).status).toBe(403);
  expect(gateway.calls("getHeatmapSnapshot")).toHaveLength(1);
  for (const module of ["heatmap", "heatmap_page"] as const) {
    expect((await linked(12, module)).status).toBe(200);
    expect(gateway.calls("getHeatmapSnapshot").at(-1)?.headers["jwt"]).toBe("jwt-of-share");
  }
  for (const wrong of [`12/snapshots/${uuid(1)}`, `x/snapshots/${snapshot}`, `99999999999/snapshots/${snapshot}`])
    expect((await read(wrong)).status).toBe(404);
  expect(gateway.calls("getHeatmapSnapshot")).toHaveLength(3);
  gateway.answers({ getHeatmapSnapshot: new Raw(404, { err: "not found", code: "NOT_FOUND" }) });
  expect((await read(`12/snapshots/${snapshot}`)).status).toBe(404);
});
