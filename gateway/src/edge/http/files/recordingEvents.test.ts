import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
const uuid = (n: number) => `20000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
beforeAll(async () => {
  gateway = await testGateway({ answers: { getWidgets: [widget(12)] } });
});
afterAll(() => gateway.close());

test("streams a recording's chunks unchanged to members who may see the recording", async () => {
  const chunks = Buffer.concat([gzipSync("one\n"), gzipSync("two\n")]);
  gateway.answers({
    getRecordingEvents: new Raw(200, chunks, { "content-type": "application/json", "content-encoding": "gzip" }),
  });
  const read = async (path: string, as: "viewer" | "share" | "nobody" = "viewer", method = "GET") =>
    fetch(`${gateway.url}/recordings/${path}`, { method, headers: await gateway.headersOf({ as }) });
  const sent = await read(`12/${uuid(1)}/events?from=500&to=9000&more=1`);
  expect([sent.status, sent.headers.get("content-type"), sent.headers.get("content-encoding")]).toEqual([
    ...[200, "application/gzip", null],
  ]);
  expect(Buffer.from(await sent.arrayBuffer()).equals(chunks)).toBe(true);
  const [call] = gateway.calls("getRecordingEvents");
  expect([call?.params, call?.query, call?.headers["widgetid"]]).toEqual([
    { key: uuid(1) },
    { widget_id: "12", from: "500", to: "9000" },
    "12",
  ]);
  expect((await read(`12/${uuid(1)}/events`, "nobody")).status).toBe(401);
  expect((await read(`12/${uuid(1)}/events`, "share")).status).toBe(403);
  const shared = async (path: string, uniqueModuleId = uuid(1)) =>
    fetch(`${gateway.url}/recordings/${path}`, {
      headers: await gateway.headersOf({ as: "share", grant: { modules: "playback", uniqueModuleId } }),
    });
  expect((await shared(`12/${uuid(1)}/events`)).status).toBe(200);
  gateway.forget();
  for (const other of [`12/${uuid(2)}/events`, `13/${uuid(1)}/events`]) expect((await shared(other)).status).toBe(403);
  expect((await shared(`12//events`, "")).status).not.toBe(200);
  for (const wrong of [`12/me/events`, `x/${uuid(1)}/events`]) expect((await read(wrong)).status).toBe(404);
  expect(gateway.calls("getRecordingEvents")).toEqual([]);
  expect(await (await read(`12/${uuid(1)}/events`, "viewer", "HEAD")).text()).toBe("");
  gateway.answers({ getRecordingEvents: new Raw(404, { err: "not found", code: "NOT_FOUND" }) });
  expect((await read(`12/${uuid(1)}/events`)).status).toBe(404);
});
