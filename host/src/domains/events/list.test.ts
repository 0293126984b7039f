// The list of events with the common filters and a comparison range, counted by hand.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getEvents } from "@sightline/schema/rest/events/events";
import { updateEvent } from "@sightline/schema/rest/events/naming";
import { eventRow } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const RANGE = { startDate: "2026-03-11", endDate: "2026-03-12" };

describe("event list", () => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
    const row = (session: number, at: string, columns: object) =>
      eventRow({ widgetId: widget_id, session, at, device: session < 3 ? "mobile" : "desktop", path: "/", ...columns });
    const event = (session: number, at: string, name: string, columns: object = {}) =>
      row(session, at, { type: "event", name, ...columns });
    await host.events.insert("event", [
      // the range: sessions 1 and 2 on a phone, 3 on a desktop
      event(1, "2026-03-11T09:00:00Z", "cart"),
      event(1, "2026-03-11T09:01:00Z", "cart", { path: "/shoes" }),
      event(2, "2026-03-12T09:00:00Z", "cart"),
      event(3, "2026-03-12T10:00:00Z", "cart"),
      event(3, "2026-03-12T10:01:00Z", "signup"),
      row(3, "2026-03-12T10:02:00Z", { type: "click" }),
      // the previous two days
      event(1, "2026-03-09T09:00:00Z", "cart"),
      event(3, "2026-03-10T09:00:00Z", "cart"),
      event(3, "2026-03-10T09:01:00Z", "basket"),
      event(4, "2026-03-10T09:02:00Z", "gone"),
      event(4, "2026-03-10T09:03:00Z", "cart", { is_bot: 1 }),
      // the same days of the previous year
      event(5, "2025-03-12T09:00:00Z", "signup"),
      event(5, "2025-03-12T09:01:00Z", "signup"),
      // the site's own event with the same name as the tracker's
      event(5, "2025-03-12T09:02:00Z", "click"),
    ]);
  });
  afterAll(() => host.close());

  const ask = async (more: object = {}) =>
    (await host.request(getEvents, { as: "viewer", body: { widget_id, ...RANGE, ...more } })).answer;
  const counts = async (more: object = {}) =>
    (await ask(more)).rows.map(({ event_name, count, visitors }) => [event_name, count, visitors]);
  const before = async (compare: string, more: object = {}) =>
    (await ask({ compare, ...more })).rows.map(({ event_name, previous }) => [event_name, previous]);

  it("returns its range and the total number of events", async () => {
    const { range, total } = await ask();
    expect([range, total]).toEqual([{ ...RANGE, timezone: "UTC" }, 3]);
    const { rows, range: longest } = await ask({ startDate: undefined, endDate: undefined });
    expect([longest.startDate, longest.endDate, rows.length]).toEqual(["2025-12-19", "2026-03-18", 5]);
    const page = async (offset: number) => {
      const { rows: found, total: all } = await ask({ limit: 2, offset });
      return [found.map(({ event_name }) => event_name), all];
    };
    expect(await page(0)).toEqual([["cart", "click"], 3]);
    expect(await page(2)).toEqual([["signup"], 3]);
    expect(await page(4)).toEqual([[], 3]);
  });

  it("is filtered by a preset and by conditions on sessions and single events", async () => {
    expect(await counts()).toEqual([
      ["cart", 4, 3],
      ["click", 1, 1],
      ["signup", 1, 1],
    ]);
    expect(await counts({ filter_by: "mobile" })).toEqual([["cart", 3, 2]]);
    const only = (criteria: string, value: string) => ({ custom_filter: [[{ criteria, operator: "==", value }]] });
    expect(await counts(only("page", "/shoes"))).toEqual([["cart", 1, 1]]);
    expect(await counts(only("event", "signup"))).toEqual([
      ["cart", 1, 1],
      ["click", 1, 1],
      ["signup", 1, 1],
    ]);
    // in the project's time zone
    expect(await counts(only("hourofday", "10"))).toEqual([
      ["cart", 1, 1],
      ["click", 1, 1],
      ["signup", 1, 1],
    ]);
    const { failure } = await host.request(getEvents, {
      as: "viewer",
      body: { widget_id, ...RANGE, ...only("hourofday", "25") },
    });
    expect(failure).toMatchObject({ code: "INVALID", field: "custom_filter.0.0.value" });
  });

  it("is compared with the previous period or year under the same filter", async () => {
    const { range } = await ask({ compare: "previous" });
    expect(range).toMatchObject({ previousStartDate: "2026-03-09", previousEndDate: "2026-03-10" });
    expect(await before("previous")).toEqual([
      ["cart", { count: 2, visitors: 2 }],
      ["click", { count: 0, visitors: 0 }],
      ["signup", { count: 0, visitors: 0 }],
    ]);
    expect(await before("previous", { filter_by: "mobile" })).toEqual([["cart", { count: 1, visitors: 1 }]]);
    expect(await before("year")).toEqual([
      ["cart", { count: 0, visitors: 0 }],
      // the tracker's event; the site's own event of that name is a different one
      ["click", { count: 0, visitors: 0 }],
      ["signup", { count: 2, visitors: 1 }],
    ]);
    const [row] = (await ask()).rows;
    expect(row).not.toHaveProperty("previous");
  });

  it("returns the first occurrence of an event regardless of the filter, and its trend within the filter", async () => {
    const { rows } = await ask({ trend: true, filter_by: "mobile" });
    const [cart] = rows;
    expect([cart?.first_seen, cart?.last_seen]).toEqual(["2026-03-09T09:00:00.000Z", "2026-03-12T09:00:00.000Z"]);
    expect(cart?.trend?.reduce((a, b) => a + b)).toBe(3);
  });

  it("counts merged events as one in the compared range too", async () => {
    const merge = (merged_into: string | null) =>
      host.request(updateEvent, { as: "user", body: { widget_id, event_name: "basket", merged_into } });
    await merge("cart");
    expect((await before("previous"))[0]).toEqual(["cart", { count: 3, visitors: 2 }]);
    await merge(null);
  });

  it("hides the data of other days from a share link with a fixed range", async () => {
    const grant = { modules: "dashboard" as const, ...RANGE };
    const asHolder = async (free_range: boolean) => {
      const as = { jwt: await shareJwt(host, { ...grant, free_range }) };
      return (await host.request(getEvents, { as, body: { widget_id, ...RANGE, compare: "previous" } })).answer;
    };
    const sharedReport = await asHolder(false);
    expect(sharedReport.rows[0]).toMatchObject({ event_name: "cart", count: 4 });
    expect(sharedReport.rows[0]).not.toHaveProperty("previous");
    expect((await asHolder(true)).rows[0]?.previous).toEqual({ count: 2, visitors: 2 });
  });
});
