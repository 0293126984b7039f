import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { createForm, listForms } from "@sightline/schema/rest/forms/forms";
import { getFormDropoffs, getFormResult } from "@sightline/schema/rest/forms/results";
import { getFilterValues } from "@sightline/schema/rest/traffic/traffic";
import { createGoal } from "@sightline/schema/rest/goals/goals";
import { eventRow, sessionId } from "#host/testing/eventRow.ts";
import { chunkRowOf } from "#host/testing/recordedChunk.ts";
import type { TestHost } from "#host/testing/testHost.ts";
import { counts, DAYS, openCheckout, rule } from "./testing/checkoutSessions.ts";

let host: TestHost;
let widget_id: number;
beforeAll(async () => {
  ({ host, widget_id } = await openCheckout());
});
afterAll(() => host.close());

const result = (own: object = {}) =>
  host.request(getFormResult, { as: "viewer", body: { widget_id, ...DAYS, rule, ...own } });
const list = (own: object = {}) => host.request(listForms, { as: "viewer", body: { widget_id, ...DAYS, ...own } });

describe("the list of forms", () => {
  it("contains the forms that were found, with their numbers", async () => {
    const { rows, total, measured_since, earlier } = (await list()).answer;
    expect(total).toBe(2);
    expect(rows[0]).toEqual({
      ...counts,
      ...{ start_rate: 5 / 6, completion_rate: 2 / 5, conversion_rate: 2 / 6, median_ms: 27_500 },
      ...{ form_profile_id: null, name: "Checkout", rule, success: { kind: "none" }, status: "active", pages: 1 },
      ...{ url: "https://shop.example/checkout", last_at: "2026-03-16T09:01:00.000Z" },
    });
    expect([measured_since, earlier]).toEqual(["2026-03-16T09:00:00.000Z", { recorded_drops: 0, goal_submits: 0 }]);
    expect((await list({ search: "LOGIN" })).answer.rows.map((row) => row.rule.selector)).toEqual(["#login"]);
    const page = (await list({ limit: 1, offset: 1 })).answer;
    expect([page.rows[0]?.rule.selector, page.total]).toEqual(["#login", 2]);
  });

  it("shows a saved form instead of the automatic one, with the numbers of its own rule", async () => {
    const success = { kind: "page" as const, page: { match: "exact" as const, value: "/thanks" } };
    const body = { widget_id, name: "Order", rule, success };
    const { form_profile_id } = (await host.request(createForm, { as: "user", body })).answer;
    const all = { name: "All", rule: { page: { match: "wildcard" as const, value: "*" }, selector: "" } };
    const ignored = { ...all, widget_id, status: "ignored" as const };
    await host.request(createForm, { as: "user", body: ignored });
    const { rows } = (await list({ sort: "name" })).answer;
    expect(rows.map(({ name, views, completions }) => [name, views, completions])).toEqual([
      ["Checkout", 1, 0],
      ["Order", 6, 1],
    ]);
    expect((await list({ ignored: true, sort: "name" })).answer.rows[0]).toMatchObject({ name: "All", views: 7 });
    const own = (await result({ form_profile_id, rule: undefined })).answer;
    expect([own.form.name, own.totals.completions]).toEqual(["Order", 1]);
  });

  it("joins an automatic form on more than five pages, and its result has the same numbers", async () => {
    const paths = ["/blog", ...[1, 2, 3, 4, 5, 6].map((n) => `/blog/post-${n}`)];
    await host.events.insert(
      "event",
      paths.map((path, n) =>
        eventRow({
          ...{ widgetId: widget_id, session: 20 + (n % 5), at: `2026-03-17T10:0${n}:00Z`, type: "form_view" },
          ...{ path, url: `https://shop.example${path}`, selector: "#newsletter" },
        }),
      ),
    );
    const [row] = (await list({ search: "newsletter" })).answer.rows;
    expect(row).toMatchObject({ views: 5, pages: 7, rule: { page: { match: "wildcard", value: "/blog*" } } });
    expect((await result({ rule: row?.rule })).answer.totals.views).toBe(5);
  });

  it("doesn't list an automatic form again that was saved or ignored, whatever pages the range has", async () => {
    const views = (selector: string, day: number, paths: readonly string[]) =>
      host.events.insert(
        "event",
        paths.map((path, n) =>
          eventRow({
            ...{ widgetId: widget_id, session: 70 + n, at: `2026-03-${day}T10:0${n}:00Z`, type: "form_view" },
            ...{ path, url: `https://shop.example${path}`, selector },
          }),
        ),
      );
    const posts = [1, 2, 3, 4, 5, 6].map((n) => `/news/post-${n}`);
    for (const selector of ["#search", "#subscribe"]) {
      await views(selector, 20, posts);
      await views(selector, 21, posts.slice(0, 2));
      await views(selector, 22, ["/news", ...posts.map((path) => `${path}/comments`), "/shop"]);
      await views(selector, 23, ["/shop"]);
    }
    const on = async (day: number, search: string) => {
      const range = { startDate: `2026-03-${day}`, endDate: `2026-03-${day}`, search, sort: "name" };
      return (await list(range)).answer.rows.map(({ form_profile_id, rule: { page } }) => [
        form_profile_id,
        page.value,
      ]);
    };
    expect(await on(20, "search")).toEqual([[null, "/news/*"]]);
    const save = async (selector: string, more: object) => {
      const own = { page: { match: "wildcard" as const, value: "/news/*" }, selector };
      const body = { widget_id, name: selector, rule: own, ...more };
      return (await host.request(createForm, { as: "user", body })).answer.form_profile_id;
    };
    await save("#search", { is_auto: true, status: "ignored" });
    for (const day of [20, 21, 22]) expect([day, await on(day, "search")]).toEqual([day, []]);
    // pages that the saved form doesn't have
    expect(await on(23, "search")).toEqual([[null, "/shop"]]);
    const id = await save("#subscribe", {});
    for (const day of [20, 21]) expect([day, await on(day, "subscribe")]).toEqual([day, [[id, "/news/*"]]]);
    expect(await on(22, "subscribe")).toEqual([
      [null, "/*"],
      [id, "/news/*"],
    ]);
  });
});

test("lists the sessions that gave up, also at one field", async () => {
  const ask = async (own: object = {}) =>
    (await host.request(getFormDropoffs, { as: "user", body: { widget_id, ...DAYS, rule, ...own } })).answer;
  const { rows, total } = await ask();
  expect(total).toBe(3);
  expect(rows.map(({ session_id, field: name }) => [session_id, name])).toEqual([
    [sessionId(4), "phone"],
    [sessionId(3), "email"],
    [sessionId(6), "name"],
  ]);
  expect(rows[1]).toMatchObject({ path: "/checkout", device: "mobile", spent_ms: 11_000, attempts: 1 });
  expect(await ask({ field: "email" })).toMatchObject({ rows: [{ session_id: sessionId(3) }], total: 1 });
  expect(await ask({ limit: 2, offset: 4 })).toEqual({ rows: [], total: 3 });
});

describe("the filter by abandoned forms", () => {
  const drops = async (key: string, operator: string, value = "") => {
    const custom_filter = [[{ criteria: "form_drop", key, operator, value }]];
    const { answer } = await host.request(getFormDropoffs, {
      as: "user",
      body: { widget_id, ...DAYS, rule, custom_filter },
    });
    return answer.rows.map(({ session_id }) => session_id);
  };
  const key = "/checkout #checkout";

  it("chooses the sessions that the form's report lists, by their last field", async () => {
    expect(await drops(key, "ex")).toEqual([4, 3, 6].map(sessionId));
    expect(await drops(key, "==", "email")).toEqual([sessionId(3)]);
    expect(await drops(key, "!=", "email")).toEqual([4, 6].map(sessionId));
    expect(await drops(key, "**", "NA")).toEqual([sessionId(6)]);
    expect(await drops("/checkout #other", "ex")).toEqual([]);
  });

  it("finds a form on all pages of a pattern, such as an automatic form on many pages", async () => {
    expect(await drops("/check* #checkout", "ex")).toEqual([4, 3, 6].map(sessionId));
    expect(await drops("* #checkout", "==", "email")).toEqual([sessionId(3)]);
    expect(await drops("/blog* #checkout", "ex")).toEqual([]);
  });

  it("is suggested the fields of a form on all pages of a pattern", async () => {
    const at = new Date(host.clock.now() - 86_400_000).toISOString();
    const place = { path: "/shop/a", url: "https://shop.example/shop/a", selector: "#buy" };
    const size = { type: "form_field", field: "size", field_type: "select", is_reached: 1 };
    await host.events.insert("event", [eventRow({ widgetId: widget_id, session: 60, at, ...place, ...size })]);
    const fields = async (own: string) =>
      (
        await host.request(getFilterValues, { as: "viewer", body: { widget_id, criteria: "form_drop", key: own } })
      ).answer.rows.map(({ value }) => value);
    expect(await fields("/shop/* #buy")).toEqual(["size"]);
    expect(await fields("/shop/a #buy")).toEqual(["size"]);
    expect(await fields("/shop/b #buy")).toEqual([]);
  });

  it("obeys the rule for success of a saved form", async () => {
    const [saved] = (await list({ search: "Order" })).answer.rows;
    const custom_filter = [[{ criteria: "form_drop", key: String(saved?.form_profile_id), operator: "ex", value: "" }]];
    const { totals } = (await result({ custom_filter })).answer;
    expect(totals).toMatchObject({ views: 4, starters: 4, completions: 1 });
  });

  it.each(["999", "0", "/checkout", " #checkout"])("is refused with the key %j", async (wrong) => {
    const custom_filter = [[{ criteria: "form_drop", key: wrong, operator: "ex", value: "" }]];
    expect((await result({ custom_filter })).failure).toMatchObject({ reason: "filters.formKey" });
  });
});

test("reports what was stored before forms were measured", async () => {
  const signup = { goal_name: "Sent", goal_type: "formSubmit" as const, goal_value: "form#contact" };
  await host.request(createGoal, { as: "owner", body: { widget_id, ...signup } });
  const at = "2026-03-10T09:00:00Z";
  await host.events.insert("event", [eventRow({ widgetId: widget_id, session: 50, at, type: "goal", name: "sent" })]);
  await host.events.insert("recording_chunk", [chunkRowOf({ widgetId: widget_id, session: 50, at, form_drops: 2 })]);
  const { earlier } = (await list({ startDate: "2026-03-10", endDate: "2026-03-17" })).answer;
  expect(earlier).toEqual({ recorded_drops: 2, goal_submits: 1 });
  expect((await list({ startDate: "2026-03-17", endDate: "2026-03-17" })).answer.earlier).toBeNull();
});
