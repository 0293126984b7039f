import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import type { SharePrincipal } from "#gateway/session/principal.ts";
import { encodeParam } from "#gateway/share/encryptedParam.ts";
import { Raw, type RecordedCall } from "#gateway/testing/recordingHost.ts";
import { testGateway, type RequestOptions, type TestGateway } from "#gateway/testing/testGateway.ts";
import { recordedLines } from "./recordedLines.ts";
import { exportedHtml } from "./exportedHtml.ts";

const HOSTILE = `</script><script>alert(1)</script><!--<script>"'&`;
const KEY = "20000000-0000-4000-8000-000000000001";
const SCRIPT = `document.title = "</script><!-- x";`;
const at = "2026-02-01T23:30:00.000Z";
const recording = {
  ...{ key: KEY, status: "finished", start: at, duration_ms: 60_000, active_ms: 20_000 },
  visitor: { visitor_id: KEY, user_id: "", name: "Anna", email: "anna@example.com" },
  ...{ country: "DE", region: "", city: "", device: "desktop", browser: "Firefox", os: "Linux" },
  ...{ channel: "Direct", source: "", entry_url: "https://shop.test/", exit_url: "https://shop.test/" },
  ...{ pageviews: 2, events: 1, clicks: 4, rage_clicks: 1, dead_clicks: 0, errors: 0, form_drops: 0 },
  ...{ activity: Array.from({ length: 20 }, () => 1), converted_at: null, bytes: 900, is_internal: true },
  ...{ is_starred: true, tags: ["VIP"], is_viewed: true, comments: 3 },
};
const described = {
  recording,
  streams: [
    {
      ...{
        stream_id: KEY,
        tab_id: KEY,
        url: `https://shop.test/${HOSTILE}`,
        title: HOSTILE,
        from_ms: 0,
        to_ms: 60_000,
      },
      ...{ view_w: 1200, view_h: 800, chunks: 2, bytes: 900, missing: [], is_throttled: false },
    },
  ],
  marks: [{ kind: "event", at, at_ms: 5, name: HOSTILE, url: "", selector: "", error_hash: null }],
  attributes: { plan: HOSTILE },
  first_seen: at,
  tests: [],
};
const envelope = (seq: number) => ({
  format: 1,
  stream_id: KEY,
  tab_id: KEY,
  seq,
  from: seq,
  to: seq + 1,
  url: HOSTILE,
});
const event = (timestamp: number) => ({ type: 3, timestamp, data: { text: `${HOSTILE}\u2028 "stream_id"` } });
const lines = [envelope(0), event(1), event(2), envelope(1), event(3)].map((line) => JSON.stringify(line));
const chunks = Buffer.concat([
  gzipSync(lines.slice(0, 3).join("\n")),
  gzipSync("\n"),
  gzipSync(lines.slice(3).join("\n")),
  gzipSync("\n"),
]);

let gateway: TestGateway;
let webRoot: string;
beforeAll(async () => {
  webRoot = await mkdtemp(path.join(tmpdir(), "web-"));
  await writeFile(path.join(webRoot, "recording-file.js"), SCRIPT);
  gateway = await testGateway({ webRoot });
});
afterAll(async () => {
  await gateway.close();
  await rm(webRoot, { recursive: true });
});
beforeEach(() => {
  gateway.answers({
    getWidgets: [{ ...widget(12), widget_name: `Café ${HOSTILE}`, timezone: "Europe/Berlin" }],
    getRecording: described,
    getRecordingEvents: new Raw(200, chunks, { "content-type": "application/gzip" }),
  });
  gateway.forget();
});

const get = async (search: string, options: RequestOptions = { as: "viewer" }, key = KEY, method = "GET") =>
  fetch(`${gateway.url}/export/recording/${key}${search}`, { method, headers: await gateway.headersOf(options) });
const guest = (grant: Partial<SharePrincipal> = {}): RequestOptions => ({
  as: "share",
  grant: { modules: "playback", uniqueModuleId: KEY, ...grant },
});

test("writes a recording as JSON: its description, and its events as they were stored", async () => {
  const answer = await get("?project=12&format=json");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
  // the day in the project's time zone
  const name = "recording-Café-script-script-alert-1-script-script-2026-02-02.json";
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="${name.replace("é", "e")}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  );
  const file = (await answer.json()) as Record<string, unknown>;
  expect(file).toMatchObject({
    ...{ format: "recording", version: 1, project: `Café ${HOSTILE}` },
    ...{ streams: described.streams, marks: described.marks, attributes: described.attributes },
    recording: { key: KEY, duration_ms: 60_000, visitor: { name: "Anna" } },
    chunks: [
      { stream_id: KEY, tab_id: KEY, seq: 0, from: 0, to: 1, events: [event(1), event(2)] },
      { seq: 1, events: [event(3)] },
    ],
  });
  // what members noted stays with them
  for (const note of ["is_starred", "is_viewed", "is_internal", "tags", "comments"])
    expect(file["recording"]).not.toHaveProperty(note);
  expect(JSON.stringify(file)).not.toMatch(/VIP/);
});

test("writes a recording as HTML from which no text of the recording can escape", async () => {
  const answer = await get("?project=12&lang=de");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  const html = await answer.text();
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, tag = "", text = ""]) => ({
    tag,
    text,
  }));
  expect(scripts.map(({ tag }) => tag)).toEqual([
    ' type="application/json" id="recording"',
    ' type="application/gzip" data-chunks',
    "",
  ]);
  expect(html.match(/<\/script|<!--/gi)).toHaveLength(3);
  const [data, bytes, player] = scripts.map(({ text }) => text);
  expect(JSON.parse(data ?? "")).toMatchObject({ marks: described.marks, streams: described.streams });
  expect(Buffer.from(bytes ?? "", "base64").equals(chunks)).toBe(true);
  const hash = createHash("sha256")
    .update(player ?? "")
    .digest("base64");
  expect(html).toContain(`default-src 'none'; script-src 'sha256-${hash}'; `);
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
  expect(html).toContain('<html lang="de">');
  expect(html).toContain("<title>Café &lt;/script&gt;&lt;script&gt;alert(1)");
  // the escaped script is the same program
  expect(runInNewContext(`${player}; document.title`, { document: {} })).toBe("</script><!-- x");
});

test("exports for members and for links that include downloads, and only their recording", async () => {
  expect((await get("", { as: "nobody" })).status).toBe(401);
  for (const refused of [guest({ canDownload: false }), guest({ uniqueModuleId: "other" }), guest({ modules: "map" })])
    expect((await get("", refused)).status).toBe(403);
  expect(gateway.calls()).toEqual([]);
  const shared = await get("?project=13&format=json", guest({ hide: ["names", "emails"] }));
  expect(shared.status).toBe(200);
  expect(await shared.text()).not.toMatch(/Anna|anna@/);
  expect(gateway.calls("getRecording")[0]?.query).toEqual({ widget_id: "12" });
  expect((await get("?project=13")).status).toBe(404);
  expect(await (await get("", { as: "viewer" }, KEY, "HEAD")).text()).toBe("");
  gateway.answers({ getRecording: new Raw(404, { err: "not found", code: "NOT_FOUND" }) });
  expect((await get("")).status).toBe(404);
  expect((await get("", { as: "viewer" }, `${KEY}/more`)).status).toBe(404);
});

test("exports the recording of a share link by the link's own key, unless it has a password", async () => {
  const token = "0123456789abcdefghijklmnop";
  const datas = { jwt: "j", widget_id: 12, startDate: "2026-01-01", endDate: "2026-01-31", widget_name: "Shop" };
  const locked = new Raw(401, { err: "This link requires a password", code: "UNAUTHENTICATED" });
  const unknown = new Raw(404, { err: "No such link", code: "NOT_FOUND" });
  gateway.answers({
    getShareLinkData: ({ params: { encryptedParam } }: RecordedCall) =>
      encryptedParam === token ? [{ datas, company_id: 7 }] : encryptedParam === "locked".repeat(4) ? locked : unknown,
    getSharePermission: { modules: "playback", unique_module_id: KEY, flag: 0, event_type: "", event_name: "" },
    countShareLinkOpen: { clicks: 1 },
  });
  const open = async (name: string) => (await get("?format=json", { as: "nobody" }, encodeParam(name))).status;
  expect(await open(token)).toBe(200);
  expect(gateway.calls("getRecording")[0]).toMatchObject({ params: { key: KEY }, headers: { jwt: "j" } });
  expect(await open("locked".repeat(4))).toBe(401);
  expect(await open("unknown".repeat(4))).toBe(404);
});

test("holds only a part of a long recording in memory, in both formats", async () => {
  const size = 64 * 1024;
  const head = { format: "recording", version: 1, project: "", exported_at: "" } as const;
  let produced = 0;
  let most = 0;
  const noise = randomBytes(size / 4).toString("hex");
  async function* source(part: (n: number) => Buffer) {
    for (let n = 0; n < 400; n++) {
      const bytes = part(n);
      produced += bytes.length;
      yield await Promise.resolve(bytes);
    }
  }
  async function ahead(output: AsyncIterable<string>, ratio: number): Promise<number> {
    let consumed = 0;
    for await (const text of output) {
      consumed += text.length / ratio;
      most = Math.max(most, produced - consumed);
    }
    return consumed;
  }
  const details = { recording: {}, streams: [], marks: [], attributes: {}, tests: [], first_seen: at };
  const random = () => randomBytes(size);
  await ahead(exportedHtml({ ...head, ...details }, source(random), { script: "", language: "en", title: "" }), 4 / 3);
  expect(produced).toBe(400 * size);
  expect(most).toBeLessThan(2 * size);

  [produced, most] = [0, 0];
  const member = (n: number) => gzipSync(`${JSON.stringify({ type: 3, timestamp: n, data: noise })}\n`);
  const packed = member(0).length / (size / 2);
  await ahead(recordedLines(Readable.from(source(member), { objectMode: false })), 1 / packed);
  expect(produced).toBeGreaterThan(6_000_000);
  expect(most).toBeLessThan(1_000_000);
});
