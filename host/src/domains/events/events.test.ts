import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getEvents } from "@sightline/schema/rest/events/events";
import { eventRow } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

describe("events of a project", () => {
  let host: TestHost;
  let shop: { widget_id: number };

  beforeAll(async () => {
    host = await openTestHost();
    shop = { widget_id: host.acme.shop.widgetId };
    const event = (session: number, at: string, columns: object) =>
      eventRow({ widgetId: shop.widget_id, session, at, type: "event", ...columns });
    await host.events.insert("event", [
      event(1, "2026-03-10T09:00:00Z", { name: "add_to_cart" }),
      event(1, "2026-03-10T09:05:00Z", { name: "add_to_cart" }),
      event(2, "2026-03-11T09:00:00Z", { name: "add_to_cart" }),
      event(2, "2026-03-11T09:01:00Z", { name: "purchase" }),
      event(2, "2026-03-11T09:02:00Z", { type: "click" }),
      event(2, "2026-03-11T09:03:00Z", { type: "error", name: "TypeError" }),
      // the site's own event with the same name as the tracker's
      event(3, "2026-03-11T09:04:00Z", { name: "click" }),
      event(3, "2026-03-11T09:05:00Z", { type: "ping" }),
      event(4, "2026-03-11T09:06:00Z", { name: "purchase", is_bot: 1 }),
      event(5, "2025-12-18T23:59:00Z", { name: "too_old" }),
      event(5, "2025-12-19T00:00:00Z", { name: "first_day" }),
    ]);
  });
  afterAll(() => host.close());

  it("lists the events of the last 90 days, most frequent first", async () => {
    const { rows } = (await host.request(getEvents, { as: "viewer", body: shop })).answer;
    expect(rows).toEqual([
      { event_name: "add_to_cart", count: 3, visitors: 2, last_seen: "2026-03-11T09:00:00.000Z", source: "code" },
      { event_name: "click", count: 1, visitors: 1, last_seen: "2026-03-11T09:04:00.000Z", source: "code" },
      { event_name: "click", count: 1, visitors: 1, last_seen: "2026-03-11T09:02:00.000Z", source: "tracker" },
      { event_name: "error", count: 1, visitors: 1, last_seen: "2026-03-11T09:03:00.000Z", source: "tracker" },
      { event_name: "first_day", count: 1, visitors: 1, last_seen: "2025-12-19T00:00:00.000Z", source: "code" },
      { event_name: "purchase", count: 1, visitors: 1, last_seen: "2026-03-11T09:01:00.000Z", source: "code" },
    ]);
  });

  it("lists the events of a range", async () => {
    const body = { ...shop, startDate: "2026-03-10", endDate: "2026-03-10" };
    const { rows } = (await host.request(getEvents, { as: "viewer", body })).answer;
    expect(rows.map(({ event_name, count }) => [event_name, count])).toEqual([["add_to_cart", 2]]);
  });

  it("limits a share link to the events of its range", async () => {
    const range = { startDate: "2026-03-10", endDate: "2026-03-10" };
    const jwt = await shareJwt(host, { modules: "events", ...range, free_range: false });
    const inside = await host.request(getEvents, { as: { jwt }, body: { ...shop, ...range } });
    expect(inside.answer.rows).toHaveLength(1);
    expect((await host.request(getEvents, { as: { jwt }, body: shop })).failure.code).toBe("ROLE");
    const survey = await shareJwt(host, { modules: "survey", ...range, free_range: true });
    expect((await host.request(getEvents, { as: { jwt: survey }, body: { ...shop, ...range } })).status).toBe(403);
  });

  it("refuses an incomplete range and projects of other companies", async () => {
    const failure = async (body: object, as: "viewer" | "stranger" = "viewer") =>
      (await host.request(getEvents, { as, body })).failure;
    expect(await failure({ ...shop, startDate: "2026-03-10" })).toMatchObject({ code: "INVALID", field: "endDate" });
    expect(await failure({ ...shop, endDate: "2026-03-10" })).toMatchObject({ field: "startDate" });
    expect(await failure({ ...shop, startDate: "2026-03-11", endDate: "2026-03-10" })).toMatchObject({
      field: "startDate",
    });
    expect(await failure({})).toMatchObject({ field: "widget_id" });
    expect(await failure(shop, "stranger")).toMatchObject({ code: "NOT_FOUND" });
  });
});
