// The realtime view at a moment of a day on which the clock changes.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getOnlineHistory, getRealtime } from "@sightline/schema/rest/audience/audience";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const BERLIN = { timezone: "Europe/Berlin" };

describe.each([
  // forward at 01:00Z: midnight is 23:00Z
  ["2026-03-29T20:00:00Z", "2026-03-28T22:30:00Z", "2026-03-27T23:00:00Z"],
  ["2026-03-29T20:00:00Z", "2026-03-29T01:30:00Z", "2026-03-28T23:00:00Z"],
  // back at 01:00Z, so that 02:30 occurs twice: midnight is 22:00Z, and 23:00Z on the next day
  ["2026-10-25T20:00:00Z", "2026-10-25T00:30:00Z", "2026-10-24T22:00:00Z"],
  ["2026-10-25T20:00:00Z", "2026-10-25T01:30:00Z", "2026-10-24T22:00:00Z"],
  ["2026-10-25T23:30:00Z", "2026-10-25T23:10:00Z", "2026-10-25T23:00:00Z"],
])("on %s, the moment %s in Berlin", (clock, moment, midnight) => {
  let host: TestHost;
  let headers: Record<string, string>;
  beforeAll(async () => {
    host = await openTestHost({ at: clock });
    const { widgetId } = host.acme.shop;
    headers = { widgetid: String(widgetId) };
    await host.entities.updateTable("widget").set(BERLIN).where("widget_id", "=", widgetId).execute();
    const [first, last] = [Date.parse(midnight), Date.parse(moment)];
    const times = [first - 1, first, last - 1, last, last + 1];
    const rows = times.map((time, session) => eventRow({ widgetId, at: new Date(time).toISOString(), session }));
    await host.events.insert("event", rows);
  });
  afterAll(() => host.close());

  it(`counts page views from ${midnight}`, async () => {
    const { answer } = await host.request(getRealtime, { as: "viewer", headers, query: { at: moment } });
    expect([Date.parse(answer.at), answer.pageviews_today]).toEqual([Date.parse(moment), 3]);
  });

  it("has its place in the history, which has 1441 minutes on every day", async () => {
    const { from, online } = (await host.request(getOnlineHistory, { as: "viewer", headers })).answer;
    expect([online.length, online[(Date.parse(moment) - Date.parse(from)) / 60_000]]).toEqual([1441, 2]);
  });
});
