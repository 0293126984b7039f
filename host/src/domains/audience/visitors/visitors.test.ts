import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getVisitor, getVisitorSessions, getVisitorTimeline } from "@sightline/schema/rest/audience/profile";
import { getVisitorTags, listVisitors, tagVisitors } from "@sightline/schema/rest/audience/visitors";
import { visitorId } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { sightings } from "./testing/sightings.ts";

const ANNA = visitorId(1);
const BEN = visitorId(2);
const CHLOE = visitorId(3);

describe("visitors of a project", () => {
  let host: TestHost;
  let march: { widget_id: number; startDate: string; endDate: string };
  const list = async (change: object = {}) =>
    (await host.request(listVisitors, { as: "viewer", body: { ...march, ...change } })).answer;
  const ids = async (change: object = {}) => (await list(change)).rows.map(({ visitor }) => visitor.visitor_id);

  beforeAll(async () => {
    host = await openTestHost();
    const { widgetId } = host.acme.shop;
    march = { widget_id: widgetId, startDate: "2026-03-01", endDate: "2026-03-31" };
    await host.events.insert("event", sightings(widgetId, host.other.site.widgetId));
  });
  afterAll(() => host.close());

  it("are listed with their traits and their activity in the range", async () => {
    const { rows, total, sessions, pageviews, currency } = await list({ goal: "purchase" });
    expect([total, sessions, pageviews]).toEqual([3, 4, 6]);
    const { sorted_by: value = 0, visitor } = rows.at(-1) ?? {};
    const beyond = await list({ after: { value, visitor_id: visitor?.visitor_id } });
    expect(beyond).toMatchObject({ rows: [], total: 3, sessions: 4, pageviews: 6 });
    expect(currency).toBe("EUR");
    expect(rows.map(({ visitor }) => visitor.visitor_id)).toEqual([CHLOE, ANNA, BEN]);
    expect(rows[1]).toEqual({
      visitor: {
        visitor_id: ANNA,
        user_id: "customer-1",
        name: "Anna Ahrens",
        email: "anna@new.example",
        country: "DE",
        region: "Bavaria",
        city: "Munich",
        device: "mobile",
        browser: "Safari",
        os: "iOS",
        first_seen: "2026-02-20T08:00:00.000Z",
        last_seen: "2026-03-16T09:02:00.000Z",
        tags: [],
      },
      numbers: {
        last_seen: "2026-03-16T09:02:00.000Z",
        sessions: 2,
        pageviews: 3,
        events: 2,
        conversions: 1,
        revenue: 40,
      },
      sorted_by: Date.parse("2026-03-16T09:02:00.000Z"),
    });
    expect(rows[2]?.visitor).toMatchObject({ name: "Ben Bright", email: "", user_id: "" });
    // without a goal, nothing converts, but purchases are still revenue
    expect((await list()).rows[1]?.numbers).toMatchObject({ conversions: null, revenue: 40 });
    // another range gives other numbers; the time of the first visit doesn't change
    const february = await list({ startDate: "2026-02-01", endDate: "2026-02-28" });
    expect(february.rows).toMatchObject([
      { visitor: { visitor_id: ANNA, first_seen: "2026-02-20T08:00:00.000Z" }, numbers: { pageviews: 1, revenue: 0 } },
    ]);
  });

  it("are filtered by identified visitors and those with an email address", async () => {
    expect(await ids({ kind: "users" })).toEqual([ANNA]);
    expect(await ids({ kind: "contact" })).toEqual([CHLOE, ANNA]);
  });

  it("are found by name, email address, the customer's user id and visitor id", async () => {
    expect(await ids({ q: "ahREns" })).toEqual([ANNA]);
    expect(await ids({ q: "bright" })).toEqual([BEN]);
    expect(await ids({ q: "@new.example" })).toEqual([ANNA]);
    expect(await ids({ q: "old@example" })).toEqual([]);
    expect(await ids({ q: "customer-1" })).toEqual([ANNA]);
    expect(await ids({ q: "42" })).toEqual([]);
    expect(await ids({ q: CHLOE.slice(0, 36).toUpperCase() })).toEqual([CHLOE]);
    expect(await ids({ q: "%" })).toEqual([]);
  });

  it("are sorted, filtered and paged without missing or repeated rows", async () => {
    expect(await ids({ sort: "pageviews" })).toEqual([ANNA, CHLOE, BEN]);
    expect(await ids({ sort: "first_seen", direction: "asc" })).toEqual([ANNA, BEN, CHLOE]);
    expect(await ids({ sort: "revenue", direction: "asc" })).toEqual([BEN, CHLOE, ANNA]);
    expect(await ids({ filter_by: "country-US" })).toEqual([BEN]);
    expect(await ids({ custom_filter: [[{ criteria: "page", operator: "==", value: "/cart" }]] })).toEqual([ANNA]);
    for (const sort of ["last_seen", "first_seen", "sessions", "revenue"] as const) {
      for (const direction of ["asc", "desc"] as const) {
        const paged: string[] = [];
        let after: { value: number; visitor_id: string } | undefined;
        for (let page = 0; page < 4; page++) {
          const { rows, total } = await list({ sort, direction, limit: 1, after });
          expect(total).toBe(3);
          const [row] = rows;
          if (!row) break;
          paged.push(row.visitor.visitor_id);
          after = { value: row.sorted_by, visitor_id: row.visitor.visitor_id };
        }
        expect(paged).toEqual(await ids({ sort, direction }));
      }
    }
  });

  it("are tagged in bulk, found by tag, and recorded in the audit log", async () => {
    const { widget_id } = march;
    const tag = async (body: object, as: "user" | "viewer" | "stranger" = "user") =>
      host.request(tagVisitors, { as, body: { widget_id, visitor_ids: [ANNA, BEN], ...body } });
    expect((await tag({ add: [" VIP ", "lead"] })).answer.rows).toMatchObject([
      { visitor_id: ANNA, tags: ["VIP", "lead"] },
      { visitor_id: BEN, tags: ["VIP", "lead"] },
    ]);
    // repeating it changes nothing; unknown visitors are ignored
    expect((await tag({ add: ["VIP"], visitor_ids: [ANNA, visitorId(77)] })).answer.rows).toHaveLength(1);
    expect((await tag({ remove: ["VIP"], visitor_ids: [BEN] })).answer.rows).toMatchObject([
      { visitor_id: BEN, tags: ["lead"] },
    ]);
    expect(await ids({ tag: "VIP" })).toEqual([ANNA]);
    expect(await ids({ tag: "lead" })).toEqual([ANNA, BEN]);
    expect(await ids({ tag: "nobody" })).toEqual([]);
    expect((await host.request(getVisitorTags, { as: "viewer", body: { widget_id } })).answer.rows).toEqual([
      { tag: "lead", visitors: 2 },
      { tag: "VIP", visitors: 1 },
    ]);
    expect((await tag({ add: ["x"] }, "viewer")).failure.code).toBe("ROLE");
    expect((await tag({ add: ["x"] }, "stranger")).failure.code).toBe("NOT_FOUND");
    expect((await tag({ add: ["x".repeat(41)] })).failure.field).toBe("add.0");
    const many = Array.from({ length: 20 }, (_, n) => `tag ${n}`);
    expect((await tag({ add: many })).failure).toMatchObject({ code: "CONFLICT", field: "add" });
    const logged = await host.entities.selectFrom("audit_log").select(["action", "description"]).execute();
    expect(logged[0]).toEqual({ action: "tagged", description: "+VIP +lead (2)" });
  });

  it("have a profile with all sessions, and the actions of each session", async () => {
    const headers = { widgetid: String(march.widget_id) };
    const { answer } = await host.request(getVisitor, { as: "viewer", params: { visitor_id: ANNA }, headers });
    expect(answer.visitor).toMatchObject({ name: "Anna Ahrens", tags: ["VIP", "lead"] });
    expect(answer.attributes).toEqual([
      { key: "email", value: "anna@new.example", at: "2026-03-16T09:01:00.000Z" },
      { key: "name", value: "Anna Ahrens", at: "2026-03-10T10:00:30.000Z" },
      { key: "orders", value: 3, at: "2026-03-16T09:01:00.000Z" },
    ]);
    expect(answer.totals).toEqual({
      sessions: 3,
      pageviews: 4,
      events: 2,
      errors: 1,
      engaged: 90,
      revenue: 40,
      currency: "EUR",
    });

    const ofAnna = { widget_id: march.widget_id, visitor_id: ANNA };
    const sessions = async (more: object = {}) =>
      (await host.request(getVisitorSessions, { as: "viewer", body: { ...ofAnna, ...more } })).answer;
    const { rows, total } = await sessions();
    expect(total).toBe(3);
    expect(rows.map(({ started_at }) => started_at)).toEqual([
      "2026-03-16T09:00:00.000Z",
      "2026-03-10T10:00:00.000Z",
      "2026-02-20T08:00:00.000Z",
    ]);
    expect(rows[0]).toMatchObject({ country: "DE", region: "Bavaria", city: "Munich" });
    expect(rows[1]).toMatchObject({
      city: "",
      entry_path: "/",
      exit_path: "/cart",
      pageviews: 2,
      errors: 1,
      events: 2,
      engaged: 90,
    });
    const [first] = (await sessions({ limit: 1 })).rows;
    const after = { at: Date.parse(first?.started_at ?? ""), id: first?.session_id };
    expect((await sessions({ limit: 1, after })).rows.map((row) => row.session_id)).toEqual([rows[1]?.session_id]);

    const timeline = async (more: object = {}) => {
      const body = { ...ofAnna, session_id: rows[1]?.session_id, ...more };
      return (await host.request(getVisitorTimeline, { as: "viewer", body })).answer;
    };
    const done = await timeline();
    expect(done.rows.map(({ type, name }) => [type, name])).toEqual([
      ["pageview", "Home"],
      ["identify", "customer-1"],
      ["click", "To the cart"],
      ["pageview", "Cart"],
      ["exposure", ""],
      ["error", "TypeError"],
      ["event", "purchase"],
      ["event", "purchase"],
    ]);
    expect(done.rows[0]?.engaged_ms).toBe(60_000);
    expect(done.rows[4]).toMatchObject({ test_id: 7, variant_id: "b" });
    expect(done.rows[6]).toMatchObject({ value: 40, currency: "EUR", props: [{ key: "items", value: "2" }] });
    const half = await timeline({ limit: 3 });
    const third = half.rows.at(-1);
    const rest = await timeline({ after: { at: Date.parse(third?.at ?? ""), id: third?.event_id } });
    expect([...half.rows, ...rest.rows]).toEqual(done.rows);
    const backwards = await timeline({
      direction: "desc",
      after: { at: Date.parse(third?.at ?? ""), id: third?.event_id },
    });
    expect(backwards.rows.toReversed()).toEqual(half.rows.slice(0, -1));
  });

  it("look nonexistent to members without access", async () => {
    const headers = { widgetid: String(march.widget_id) };
    const failure = async (visitor_id: string, as: "viewer" | "stranger" = "viewer", widgetid = headers.widgetid) =>
      (await host.request(getVisitor, { as, params: { visitor_id }, headers: { widgetid } })).failure;
    expect(await failure(ANNA, "stranger")).toMatchObject({ code: "NOT_FOUND" });
    expect(await failure(visitorId(4))).toMatchObject({ code: "NOT_FOUND", err: "The visitor was not found" });
    expect(await failure(visitorId(77))).toMatchObject({ code: "NOT_FOUND" });
    expect(await failure("me")).toMatchObject({ code: "INVALID", field: "visitor_id" });
    expect((await host.request(listVisitors, { as: "stranger", body: march })).failure.code).toBe("NOT_FOUND");
    expect((await host.request(listVisitors, { body: march })).failure.code).toBe("UNAUTHENTICATED");
  });
});
