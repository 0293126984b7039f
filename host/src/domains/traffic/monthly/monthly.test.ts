import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getMonthlyChart } from "@sightline/schema/rest/traffic/monthly";
import { getMonthlyReport } from "@sightline/schema/rest/traffic/traffic";
import { eventRow } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

// `now` is Wednesday 18 March 2026, 10:00.
function happenings(widgetId: number) {
  let session = 0;
  const view = (visitor: number, at: string, more: object = {}) =>
    eventRow({ widgetId, session: ++session, visitor, at, path: "/", device: "desktop", ...more });
  return [
    // this month: two visitors; the same in last March until the 18th, and one more after it
    view(1, "2026-03-02T10:00:00Z"),
    view(1, "2026-03-03T10:00:00Z"),
    view(2, "2026-03-18T09:00:00Z", { device: "mobile" }),
    view(3, "2025-03-18T09:59:00Z"),
    view(4, "2025-03-18T10:01:00Z"),
    view(4, "2025-03-30T10:00:00Z"),
    // February, and the month before it
    view(5, "2026-02-28T23:30:00Z"),
    view(5, "2025-02-10T10:00:00Z"),
    view(6, "2024-04-01T10:00:00Z"),
    view(90, "2026-03-02T10:00:00Z", { is_bot: 1 }),
  ];
}

describe("monthly chart", () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost();
    await host.events.insert("event", happenings(host.acme.shop.widgetId));
  });
  afterAll(() => host.close());

  const body = (more: object = {}) => ({ widget_id: host.acme.shop.widgetId, ...more });
  const ask = async (more: object = {}) =>
    (await host.request(getMonthlyChart, { as: "viewer", body: body(more) })).answer;

  it("compares each month with the same month of the previous year, and the current one with the same days", async () => {
    const { rows, timezone } = await ask();
    expect(timezone).toBe("UTC");
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual({
      month: "2025-04",
      visitors: 0,
      sessions: 0,
      pageviews: 0,
      previous: { visitors: 1, sessions: 1, pageviews: 1 },
      partial: false,
    });
    expect(rows.at(-2)).toMatchObject({ month: "2026-02", visitors: 1, previous: { visitors: 1 }, partial: false });
    expect(rows.at(-1)).toEqual({
      month: "2026-03",
      visitors: 2,
      sessions: 3,
      pageviews: 3,
      previous: { visitors: 1, sessions: 1, pageviews: 1 },
      partial: true,
    });
  });

  it("goes back two years, with the full current month of the previous year", async () => {
    const { rows } = await ask({ months: 24 });
    expect(rows).toHaveLength(24);
    expect(rows.find(({ month }) => month === "2025-03")).toMatchObject({ visitors: 2, pageviews: 3, partial: false });
  });

  it("agrees with the monthly report, and supports filters", async () => {
    const report = (await host.request(getMonthlyReport, { as: "viewer", body: body() })).answer.rows;
    const own = (await ask({ months: 13 })).rows;
    expect(own.map(({ previous: _previous, partial: _partial, ...row }) => row)).toEqual(report);
    expect((await ask({ filter_by: "mobile" })).rows.at(-1)).toMatchObject({ visitors: 1, sessions: 1 });
  });

  it("compares with the same time of the last year in a zone whose hours begin within those of UTC", async () => {
    const setZone = (timezone: string) =>
      host.entities.updateTable("widget").set({ timezone }).where("widget_id", "=", host.acme.shop.widgetId).execute();
    await setZone("Asia/Kathmandu");
    const { rows } = await ask();
    await setZone("UTC");
    // 15:45 there: the visit of one minute before counts, the one of a minute after doesn't
    expect(rows.at(-1)).toMatchObject({ month: "2026-03", previous: { visitors: 1, pageviews: 1 } });
  });

  it("requires a member of the company", async () => {
    const range = { startDate: "2026-03-01", endDate: "2026-03-18" };
    const jwt = await shareJwt(host, { modules: "dashboard", ...range, free_range: true });
    expect((await host.request(getMonthlyChart, { as: { jwt }, body: body() })).failure.code).toMatch(/AUTH|ROLE/);
    const failure = async (more: object, as: "viewer" | "stranger" = "viewer") =>
      (await host.request(getMonthlyChart, { as, body: body(more) })).failure;
    expect(await failure({ months: 11 })).toMatchObject({ code: "INVALID", field: "months" });
    expect(await failure({ months: 25 })).toMatchObject({ field: "months" });
    expect(await failure({}, "stranger")).toMatchObject({ code: "NOT_FOUND" });
  });
});
