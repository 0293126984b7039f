import { afterAll, beforeAll, expect, test } from "vitest";
import type { Recording } from "@sightline/schema/rest/recordings/recordings";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import type { SharePrincipal } from "#gateway/session/principal.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

interface Shown {
  viewer: { project: { recordings: { recording: { comments: unknown } } } };
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ answers: { getWidgets: [widget(12)] } });
});
afterAll(() => gateway.close());

const at = "2026-02-01T12:00:00.000Z";
const uuid = (n: number) => `20000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const id = (n: number) => globalId(`Recording:12:${uuid(n)}`);
const recording = (n: number): Recording => ({
  key: uuid(n),
  status: "finished",
  visitor: { visitor_id: uuid(50), user_id: "", name: "Anna", email: "" },
  ...{ country: "DE", region: "", city: "", device: "desktop", browser: "Firefox", os: "Linux" },
  ...{ channel: "Direct", source: "", start: at, duration_ms: 60_000, active_ms: 20_000 },
  ...{ entry_url: "https://shop.test/", exit_url: "https://shop.test/cart", pageviews: 2, events: 1, clicks: 4 },
  ...{ rage_clicks: 1, dead_clicks: 0, errors: 0, form_drops: 0, activity: Array.from({ length: 20 }, () => 1) },
  ...{ converted_at: null, bytes: 900, is_internal: false, is_starred: false, tags: ["VIP"], is_viewed: false },
  comments: 1,
});

test("a share link shows exactly its recording, and hides the visitor's name and email", async () => {
  const grant = { modules: "playback", uniqueModuleId: uuid(1), hide: ["names", "emails"] } as const;
  const anna = { ...recording(1).visitor, user_id: "anna7", email: "anna@example.com" };
  gateway.answers({
    getRecording: {
      recording: { ...recording(1), visitor: anna },
      ...{
        streams: [],
        tests: [],
        first_seen: at,
        attributes: { plan: "pro", name: "Anna", contact: "anna@example.com" },
      },
      marks: [
        { kind: "event", at, at_ms: 3, name: "purchase", url: "https://s.test/", selector: "", error_hash: null },
      ],
    },
  });
  const show = (document: string, more: Partial<SharePrincipal> = {}) =>
    gateway.execute(document, {}, { as: "share", grant: { ...grant, ...more } });
  const one = (key: string) => `{ viewer { project { recordings { recording(key: "${key}") {
    visitor { name email userId } attributes { key value } marks { name } comments { text } } } } } }`;
  const seen = await show(one(uuid(1)));
  expect(seen.errors).toBeUndefined();
  expect(JSON.stringify(seen.data)).not.toMatch(/anna/i);
  expect(seen.data).toMatchObject({
    viewer: {
      project: {
        recordings: {
          recording: { attributes: [{ key: "plan", value: "pro" }, {}, {}], marks: [{ name: "purchase" }] },
        },
      },
    },
  });
  expect((seen.data as unknown as Shown).viewer.project.recordings.recording.comments).toBeNull();
  expect(gateway.calls("listRecordingComments")).toEqual([]);
  expect(JSON.stringify((await show(one(uuid(1)), { hide: [] })).data)).toContain("anna@example.com");
  expect((await show(`{ node(id: "${id(1)}") { id } }`)).data).toEqual({ node: { id: id(1) } });

  gateway.forget();
  const elsewhere = globalId(`Recording:13:${uuid(1)}`);
  const refused = [
    one(uuid(2)),
    one(""),
    one(uuid(1)).replace("project {", 'project(id: "13") {'),
    `{ viewer { project { recordings { find(session: "${uuid(1)}") { id } } } } }`,
    `{ viewer { project { recordings { list(range: {preset: LAST_7_DAYS}) { totalCount } } } } }`,
    `{ node(id: "${id(2)}") { id } }`,
    `{ node(id: "${elsewhere}") { id } }`,
    `mutation { markRecordings(input: {ids: ["${id(1)}"], isViewed: true}) { problem { code } } }`,
    `mutation { updateRecordings(input: {ids: ["${id(1)}"], isStarred: true}) { problem { code } } }`,
    `mutation { deleteRecordings(input: {ids: ["${id(1)}"]}) { problem { code } } }`,
    `mutation { addRecordingComment(input: {id: "${id(1)}", atMs: 1, text: "x"}) { problem { code } } }`,
  ];
  for (const document of refused) {
    const code = (await show(document)).errors?.[0]?.extensions.code;
    expect([document, code]).toEqual([document, "FORBIDDEN"]);
  }
  expect((await show(one(uuid(1)), { modules: "dashboard" })).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect((await show(one(""), { uniqueModuleId: "" })).data).toMatchObject({
    viewer: { project: { recordings: { recording: null } } },
  });
  expect(gateway.calls().filter(({ name }) => name !== "getWidgets")).toEqual([]);
});
