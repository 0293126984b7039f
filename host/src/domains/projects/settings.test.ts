import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as contract from "@sightline/schema/rest/projects/projects";
import { getTimeline } from "@sightline/schema/rest/timeline/entries";
import { number } from "#host/stores/resultColumns.ts";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { eventRow } from "#host/testing/eventRow.ts";
import { quarterDifference } from "#host/testing/quarterDifference.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { forgetOldEvents } from "./forgetOldEvents.ts";

const today = () => {
  const date = new Date().toISOString().slice(0, 10);
  return { startDate: date, endDate: date };
};
const run = { attempt: 1, last: true, signal: new AbortController().signal };
type As = "owner" | "admin" | "user" | "viewer" | "stranger";

describe.each(entityBackends)("project settings ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());

  const create = (widget_name: string, as: As = "admin", more = {}) =>
    host.request(contract.createWidget, { as, body: { widget_name, ...more } });
  const update = (body: Record<string, unknown>, as: As = "admin") => host.request(contract.updateWidget, { as, body });
  const set = (body: Record<string, unknown>, as: As = "admin") => host.request(contract.setWidget, { as, body });
  const remove = (widget_id: number, widget_name: string, as: As = "admin") =>
    host.request(contract.deleteWidget, { as, body: { widget_id, widget_name } });
  const names = async (body = {}, as: As = "owner") =>
    (await host.request(contract.getWidgets, { as, body })).answer.map((each) => each.widget_name);

  it("create a project with its own key and a snippet", async () => {
    const made = (await create(" Docs ", "owner", { widget_allowed_website: ["Docs.Acme.test", "*.acme.test"] }))
      .answer;
    expect(made).toMatchObject({ widget_name: "Docs", widget_allowed_website: ["docs.acme.test", "*.acme.test"] });
    expect(made.snippet).toContain(made.widget_key);
    expect((await create("Docs 2")).answer.widget_key).not.toBe(made.widget_key);
    expect(await names()).toEqual(["Shop", "Blog", "Docs", "Docs 2"]);
  });

  it("record old and new values of changed settings, and nothing without a change", async () => {
    const widget_id = host.acme.blog.widgetId;
    for (let n = 0; n < 2; n++) await set({ widget_id, timezone: "Asia/Tokyo", setting: { follow_spa: false } });
    await update({ widget_id, widget_name: "Journal" });
    await update({ widget_id, widget_name: "Blog" });
    await update({ widget_id, widget_name: "Taken over" }, "stranger");
    const range = { startDate: "2026-03-18", endDate: "2026-03-19" };
    const { rows } = (await host.request(getTimeline, { as: "owner", body: { widget_id, ...range } })).answer;
    expect(rows.map(({ text, changed }) => [text, changed])).toEqual([
      ["project.settings_changed", [{ field: "widget_name", before: "Journal", after: "Blog" }]],
      ["project.settings_changed", [{ field: "widget_name", before: "Blog", after: "Journal" }]],
      [
        "project.settings_changed",
        [
          { field: "timezone", before: expect.anything() as string, after: "Asia/Tokyo" },
          { field: "follow_spa", before: "true", after: "false" },
        ],
      ],
    ]);
    await set({ widget_id, timezone: "Europe/Berlin", setting: { follow_spa: true } });
  });

  it("refuse projects beyond the plan, even in simultaneous requests", async () => {
    // the plan of the other company includes one project, which already exists
    expect((await create("Second", "stranger")).failure).toMatchObject({ code: "PLAN_LIMIT" });
    await host.entities
      .updateTable("company")
      .set({ paid_plan: 1 })
      .where("company_id", "=", host.other.companyId)
      .execute();
    const statuses = await Promise.all(["A", "B", "C"].map(async (name) => (await create(name, "stranger")).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 403]);
  });

  it("pause a project for everyone except members who can resume it", async () => {
    const { widgetId: widget_id } = host.acme.blog;
    expect((await update({ widget_id, status: 0, widget_name: "Weblog" })).answer).toMatchObject({ status: 0 });
    expect(await names()).not.toContain("Weblog");
    expect(await names({ paused: true })).toContain("Weblog");
    for (const as of ["user", "viewer"] as const) {
      expect((await host.request(contract.getWidgets, { as, body: { paused: true } })).failure.code).toBe("ROLE");
    }
    expect((await update({ widget_id, status: 1 })).answer).toMatchObject({ status: 1, widget_name: "Weblog" });
    expect(await names()).toContain("Weblog");
  });

  it("set the time zone, the allowed domains and the features", async () => {
    const { widgetId: widget_id } = host.acme.shop;
    const change = { timezone: "Asia/Tokyo", widget_allowed_website: ["a.test", "a.test"], feature_acl: ["funnel"] };
    expect((await set({ widget_id, ...change })).answer).toMatchObject({
      ...change,
      widget_allowed_website: ["a.test"],
    });
    expect((await set({ widget_id })).answer.timezone).toBe("Asia/Tokyo");
    expect((await set({ widget_id, timezone: "Mars/Base" })).failure.field).toBe("timezone");
    expect((await set({ widget_id, feature_acl: ["time travel"] })).failure.field).toBe("feature_acl.0");
    expect((await set({ widget_id, widget_allowed_website: ["https://a.test/"] })).failure.field).toBe(
      "widget_allowed_website.0",
    );
  });

  it("delete a project only with its name", async () => {
    const { widget_id } = (await create("Old")).answer;
    expect((await remove(widget_id, "old")).failure).toMatchObject({ code: "INVALID", field: "widget_name" });
    expect((await remove(widget_id, "Old")).answer).toEqual({ widget_id });
    expect(await names({ paused: true })).not.toContain("Old");
    expect((await update({ widget_id, status: 1 })).failure.code).toBe("NOT_FOUND");
  });

  it("refuse other roles, and do not reveal other companies' projects", async () => {
    const { widgetId: widget_id } = host.acme.shop;
    for (const as of ["user", "viewer"] as const) {
      const refusals = [
        create("X", as),
        update({ widget_id, status: 0 }, as),
        set({ widget_id }, as),
        remove(widget_id, "Shop", as),
      ];
      for (const refusal of await Promise.all(refusals)) expect(refusal.failure.code).toBe("ROLE");
    }
    const strange = [
      update({ widget_id, status: 0 }, "stranger"),
      set({ widget_id }, "stranger"),
      remove(widget_id, "Shop", "stranger"),
    ];
    for (const refusal of await Promise.all(strange)) expect(refusal.failure.code).toBe("NOT_FOUND");
    expect((await create(" ")).failure.field).toBe("widget_name");
  });
});

describe("measurement settings of a project", () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost({ at: Date.now() });
  });
  afterAll(() => host.close());

  const set = (body: Record<string, unknown>) =>
    host.request(contract.setWidget, { as: "admin", body: { widget_id: host.acme.shop.widgetId, ...body } });

  it("are updated partially, with name and state in the same call", async () => {
    expect((await set({ setting: { currency: "EUR" } })).answer.setting).toEqual({
      ...contract.DEFAULT_SETTING,
      currency: "EUR",
    });
    const after = (await set({ setting: { retention_days: 90 }, widget_name: "Store", status: 0 })).answer;
    expect(after).toMatchObject({ widget_name: "Store", status: 0, setting: { currency: "EUR", retention_days: 90 } });
    await set({ status: 1 });
    for (const wrong of [{ currency: "euro" }, { retention_days: 1 }, { retention_days: 4000 }, { keep_text: "no" }]) {
      const [field] = Object.keys(wrong);
      expect((await set({ setting: wrong })).failure).toMatchObject({ code: "INVALID", field: `setting.${field}` });
    }
  });

  it("are included in the tracker script", async () => {
    const script = async () => (await host.fetch(`/js/track.js?key=${host.acme.shop.key}`)).text();
    expect(await script()).toMatch(/^window\.siteTrackerOptions="forms rec:100";/);
    await set({ setting: { follow_spa: false, respect_dnt: true } });
    expect(await script()).toMatch(/^window\.siteTrackerOptions="forms nospa dnt rec:100";/);
  });

  it("of recordings are updated partially, recorded in the timeline, and read by the tracker and the recorder", async () => {
    const { key } = host.acme.shop;
    const first = await set({ setting: { recording: { sample: 25, mask_selectors: [".name"] } } });
    expect(first.answer.setting.recording).toEqual({
      ...contract.DEFAULT_SETTING.recording,
      ...{ sample: 25, mask_selectors: [".name"] },
    });
    const after = await set({ setting: { recording: { mask_texts: true } } });
    expect(after.answer.setting.recording).toMatchObject({ sample: 25, mask_selectors: [".name"], mask_texts: true });
    expect((await set({ setting: { recording: { sample: 101 } } })).failure.field).toBe("setting.recording.sample");
    const [entry] = (
      await host.request(getTimeline, { as: "owner", body: { widget_id: host.acme.shop.widgetId, ...today() } })
    ).answer.rows;
    expect(entry?.changed).toEqual([{ field: "recording_mask_texts", before: "false", after: "true" }]);
    const text = async (path: string) => (await host.fetch(path)).text();
    expect(await text(`/js/track.js?key=${key}`)).toMatch(/^window\.siteTrackerOptions="[^"]*rec:25";/);
    expect(JSON.parse(await text(`/record/setting/${key}`))).toEqual(after.answer.setting.recording);
    const recorder = await host.fetch(`/js/record.js?key=${key}`, { headers: { "accept-encoding": "br" } });
    if (recorder.status === 503) expect(await recorder.text()).toContain("npm run build");
    else expect(recorder.headers.get("content-encoding")).toBe("br");
    const recorded = async () => [
      (await text(`/js/track.js?key=${key}`)).includes("rec:"),
      (JSON.parse(await text(`/record/setting/${key}`)) as { is_on: boolean }).is_on,
    ];
    const without = (await set({ feature_acl: ["analytics"] })).answer;
    expect(without.setting.recording.is_on).toBe(true);
    expect(await recorded()).toEqual([false, false]);
    await set({ feature_acl: ["analytics", "recording"] });
    expect(await recorded()).toEqual([true, true]);
    await set({ setting: { recording: { is_on: false } } });
    expect(await recorded()).toEqual([false, false]);
  });

  it("delete data older than the retention period, in this project only", async () => {
    await set({ setting: { retention_days: 30 } });
    const day = 86_400_000;
    const row = (days: number, widgetId = host.acme.shop.widgetId) =>
      eventRow({ widgetId, session: days, at: new Date(host.clock.now() - days * day).toISOString() });
    await host.events.insert("event", [row(1), row(29), row(32), row(100), row(100, host.acme.blog.widgetId)]);
    await forgetOldEvents.work(host.services, {}, run);
    const rest = await host.events.query({ n: number }, "SELECT widget_id, count() AS n FROM event GROUP BY widget_id");
    expect(rest.map(({ n }) => n).toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(await quarterDifference(host.events)).toEqual([]);
  });
});
