import { gunzipSync, gzipSync } from "node:zlib";
import { getHeatmap, getHeatmapSnapshot } from "@sightline/schema/rest/heatmaps/heatmaps";
import { deleteRecordings } from "@sightline/schema/rest/recordings/recordings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionId } from "#host/testing/eventRow.ts";
import { envelopeOf, linesOf, sendBytes, streamId } from "#host/testing/recordedChunk.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { snapshotOf } from "./snapshotOf.ts";

let host: TestHost;
let query: { widget_id: string };
const at = (second: number) => new Date(Date.parse("2026-03-17T09:00:00.000Z") + second * 1000).toISOString();

const lines = linesOf(envelopeOf({ session: 1, at: at(0), url: "https://shop.example/cart?token=x" }));

async function send(chunk: readonly string[]): Promise<void> {
  expect((await sendBytes(host, "acme-shop", gzipSync(chunk.join("\n")))).status).toBe(204);
}

beforeAll(async () => {
  host = await openTestHost({ at: at(2) });
  query = { widget_id: String(host.acme.shop.widgetId) };
  await send(lines);
  host.clock.set(at(4));
  await send(linesOf(envelopeOf({ session: 1, at: at(2), seq: 1 })));
  await host.services.recordings.flush();
});
afterAll(() => host.close());

const idOf = (session: number, seq = 0) => `${sessionId(session)}.${streamId(session)}.${seq}`;
const fetchSnapshot = (id: string, jwt = host.members.viewer.jwt, project = query) =>
  host.fetch(`${getHeatmapSnapshot.path.replace("{id}", id)}?${new URLSearchParams(project).toString()}`, {
    headers: { jwt },
  });

test("returns the envelope and the events up to the full snapshot", async () => {
  const response = await fetchSnapshot(idOf(1));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/gzip"]);
  const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
  expect(text.split("\n")).toEqual([...lines.slice(0, 3), ""]);
});

test("is listed for the page, whose address contains no secret", async () => {
  const range = { widget_id: host.acme.shop.widgetId, startDate: "2026-03-17", endDate: "2026-03-17" };
  const body = { ...range, page: { match: "exact" as const, value: "/cart" } };
  const { snapshots } = (await host.request(getHeatmap, { as: "viewer", body })).answer;
  expect(snapshots).toEqual([
    {
      ...{ snapshot_id: idOf(1), recorded_at: at(0), url: "https://shop.example/cart?token=***" },
      ...{ view_w: 1440, view_h: 900 },
    },
  ]);
});

test.each([
  ["a chunk without a snapshot", () => idOf(1, 1)],
  ["an unknown recording", () => idOf(9)],
  ["text that is no id", () => "1' OR 1=1 --"],
  ["a path", () => encodeURIComponent("../../../etc/passwd")],
])("there is no snapshot of %s", async (_what, id) => {
  const response = await fetchSnapshot(id());
  expect([response.status, ((await response.json()) as { reason: string }).reason]).toEqual([
    404,
    "heatmaps.snapshotNotFound",
  ]);
});

test("is hidden from other companies and projects", async () => {
  expect((await fetchSnapshot(idOf(1), host.members.stranger.jwt)).status).toBe(404);
  const blog = { widget_id: String(host.acme.blog.widgetId) };
  expect((await fetchSnapshot(idOf(1), host.members.owner.jwt, blog)).status).toBe(404);
});

test("is gone with its recording", async () => {
  const body = { widget_id: host.acme.shop.widgetId, keys: [sessionId(1)] };
  await host.request(deleteRecordings, { as: "owner", body });
  expect((await fetchSnapshot(idOf(1))).status).toBe(404);
});

test("nothing is returned of a chunk that has no full snapshot", async () => {
  const change = linesOf(envelopeOf({ session: 1, at: at(0), seq: 1 }));
  expect(await snapshotOf(gzipSync(change.join("\n")))).toBeUndefined();
  expect(await snapshotOf(gzipSync(change[0] ?? ""))).toBeUndefined();
});
