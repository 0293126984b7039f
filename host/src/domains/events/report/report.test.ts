import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getEvents } from "@sightline/schema/rest/events/events";
import { getEventProperties, getEventReport, getEventRows } from "@sightline/schema/rest/events/report";
import { eventRow } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const RANGE = { startDate: "2026-03-10", endDate: "2026-03-12" };

describe("single event report", () => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
    const row = (session: number, at: string, columns: object) =>
      eventRow({ widgetId: widget_id, session, at, device: session === 1 ? "mobile" : "desktop", ...columns });
    const bought = (session: number, at: string, props: object, more: object = {}) =>
      row(session, at, { type: "event", name: "purchase", path: "/thanks", props: JSON.stringify(props), ...more });
    await host.events.insert("event", [
      row(1, "2026-03-10T08:00:00Z", { path: "/" }),
      row(2, "2026-03-11T08:00:00Z", { path: "/" }),
      row(3, "2026-03-12T08:00:00Z", { path: "/" }),
      bought(1, "2026-03-10T09:00:00Z", { plan: "pro", seats: 3 }, { value: 10 }),
      bought(1, "2026-03-10T09:01:00Z", { plan: "pro" }, { value: 5 }),
      bought(2, "2026-03-12T09:00:00Z", { plan: 'a "b"', seats: 3 }),
      row(2, "2026-03-12T09:05:00Z", { type: "event", name: "signup", path: "/join", props: '{"plan":"pro"}' }),
      row(3, "2026-03-12T09:06:00Z", { type: "event", name: "by_rule", rule_id: 7 }),
      row(3, "2026-03-12T09:07:00Z", { type: "click", path: "/join" }),
      bought(4, "2026-03-08T09:00:00Z", {}),
      bought(5, "2026-03-10T09:00:00Z", {}, { is_bot: 1 }),
    ]);
  });
  afterAll(() => host.close());

  const report = async (key: string, value: string, more: object = {}) =>
    (await host.request(getEventReport, { as: "viewer", body: { widget_id, ...RANGE, key, value, ...more } })).answer;
  const properties = async (key: string, value: string) =>
    (await host.request(getEventProperties, { as: "viewer", body: { widget_id, ...RANGE, key, value } })).answer.rows;

  it("distinguishes an event that was never received from one outside the range", async () => {
    const known = async (key: string, value: string, more: object = {}) => (await report(key, value, more)).known;
    const before = { startDate: "2026-03-01", endDate: "2026-03-02" };
    expect(await known("name", "purchase", before)).toBe(true);
    expect(await known("plan", "pro", before)).toBe(true);
    expect(await known("name", "purchas")).toBe(false);
    expect(await known("plan", "enterprise")).toBe(false);
    expect(await known("colour", "pro")).toBe(false);
    const filtered = { filter_by: "mobile" };
    expect([(await report("name", "signup", filtered)).totals.count, await known("name", "signup", filtered)]).toEqual([
      0,
      true,
    ]);
  });

  it("returns totals, days, dimensions and the newest occurrences by event name", async () => {
    const found = await report("name", "purchase", { compare: "previous", split: "device" });
    expect(found.totals).toEqual({ count: 3, visitors: 2, sessions: 2, all_sessions: 3, value: 15 });
    expect(found.previous).toMatchObject({ count: 1 });
    expect([found.interval, found.partial]).toEqual(["day", false]);
    expect(found.series).toEqual([
      { t: "2026-03-10", count: 2, previous: 0 },
      { t: "2026-03-11", count: 0, previous: 1 },
      { t: "2026-03-12", count: 1, previous: 0 },
    ]);
    expect(found.split).toEqual([
      { name: "mobile", count: 2, visitors: 1 },
      { name: "desktop", count: 1, visitors: 1 },
    ]);
    const rows = async (more: object = {}, headers = {}) => {
      const body = { widget_id, ...RANGE, key: "name", value: "purchase", ...more };
      return (await host.request(getEventRows, { as: "viewer", body, headers })).answer.rows;
    };
    expect((await rows()).map(({ name, path, value }) => [name, path, value])).toEqual([
      ["purchase", "/thanks", 0],
      ["purchase", "/thanks", 5],
      ["purchase", "/thanks", 10],
    ]);
    // the pages of a file are fixed at the time of the first one: later events don't shift them
    const asof = String(Date.parse("2026-03-12T08:59:00Z"));
    expect((await rows({}, { asof })).map(({ value }) => value)).toEqual([5, 10]);
    expect((await rows({ limit: 1, offset: 1 }, { asof })).map(({ value }) => value)).toEqual([10]);
    const bad = { as: "viewer" as const, body: { widget_id, ...RANGE, key: "name", value: "purchase" } };
    expect((await host.request(getEventRows, { ...bad, headers: { asof: "now" } })).failure.field).toBe("asof");
    expect((await report("name", "click")).totals).toMatchObject({ count: 1, value: 0 });
    // now is 18 March, 10:00
    const upTo = async (endDate: string) =>
      (await report("name", "purchase", { startDate: "2026-03-10", endDate })).partial;
    expect([await upTo("2026-03-17"), await upTo("2026-03-18")]).toEqual([false, true]);
    const hours = await report("name", "purchase", { startDate: "2026-03-10", endDate: "2026-03-10" });
    expect([hours.interval, hours.series.length, hours.series[9]]).toEqual([
      "hour",
      24,
      { t: "2026-03-10T09:00", count: 2 },
    ]);
    expect((await report("name", "purchase", { filter_by: "mobile" })).totals.count).toBe(2);
  });

  it("returns all events with a property", async () => {
    expect((await report("plan", "pro")).totals).toMatchObject({ count: 3, visitors: 2 });
    expect((await report("seats", "3")).totals.count).toBe(2);
    expect((await report("plan", "' OR 1 --")).totals.count).toBe(0);
    expect(await properties("name", "purchase")).toEqual([
      {
        property: "plan",
        count: 3,
        distinct: 2,
        values: [
          { value: "pro", count: 2 },
          { value: 'a "b"', count: 1 },
        ],
      },
      { property: "seats", count: 2, distinct: 1, values: [{ value: "3", count: 2 }] },
    ]);
  });

  it("lists the source of an event, its first occurrence and its trend", async () => {
    const { rows } = (await host.request(getEvents, { as: "viewer", body: { widget_id, ...RANGE, trend: true } }))
      .answer;
    expect(rows.map(({ event_name, source, first_seen }) => [event_name, source, first_seen])).toEqual([
      ["purchase", "code", "2026-03-08T09:00:00.000Z"],
      ["by_rule", "rule", "2026-03-12T09:06:00.000Z"],
      ["click", "tracker", "2026-03-12T09:07:00.000Z"],
      ["signup", "code", "2026-03-12T09:05:00.000Z"],
    ]);
    const [bought] = rows;
    expect([bought?.trend?.length, bought?.trend?.[3], bought?.trend?.reduce((a, b) => a + b)]).toEqual([30, 2, 3]);
  });

  it("is available to a share link within its range, and not to other companies", async () => {
    const ask = (jwt: string, change: object = {}) =>
      host.request(getEventReport, {
        as: { jwt },
        body: { widget_id, ...RANGE, key: "name", value: "purchase", ...change },
      });
    const grant = { modules: "events" as const, ...RANGE, free_range: false };
    const jwt = await shareJwt(host, { ...grant, unique_module_id: "name/purchase" });
    expect((await ask(jwt)).answer.totals.count).toBe(3);
    expect((await ask(jwt, { value: "signup" })).failure.code).toBe("ROLE");
    expect((await ask(jwt, { startDate: "2026-03-01" })).failure.code).toBe("ROLE");
    expect((await ask(await shareJwt(host, { ...grant, modules: "map" }))).status).toBe(403);
    const body = { widget_id, ...RANGE, key: "name", value: "purchase" };
    expect((await host.request(getEventReport, { as: "stranger", body })).status).toBe(404);
    expect((await host.request(getEventProperties, { as: "stranger", body })).status).toBe(404);
    expect((await host.request(getEventRows, { as: "stranger", body })).status).toBe(404);
    const other = { ...body, value: "signup" };
    expect((await host.request(getEventRows, { as: { jwt }, body: other })).failure.code).toBe("ROLE");
    expect((await host.request(getEventReport, { as: "viewer", body: { ...body, key: "" } })).failure.field).toBe(
      "key",
    );
  });
});
