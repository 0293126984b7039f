// Events merged into purchases count as purchases everywhere, until they are unmerged.
import { afterAll, beforeAll, expect, it } from "vitest";
import { getVisitor } from "@sightline/schema/rest/audience/profile";
import { listVisitors } from "@sightline/schema/rest/audience/visitors";
import { updateEvent } from "@sightline/schema/rest/events/naming";
import { getAcquisition } from "@sightline/schema/rest/acquisition/acquisition";
import { getVisitorMap } from "@sightline/schema/rest/places/places";
import { getRetention } from "@sightline/schema/rest/retention/retention";
import { eventRow, visitorId } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
let widget_id: number;
let requested: { widget_id: number; startDate: string; endDate: string };
beforeAll(async () => {
  host = await openTestHost();
  widget_id = host.acme.shop.widgetId;
  requested = { widget_id, startDate: "2026-03-18", endDate: "2026-03-18" };
  const row = (session: number, columns: object = {}) =>
    eventRow({ widgetId: widget_id, session, at: "2026-03-18T09:40:00Z", path: "/", country: "DE", ...columns });
  const paid = (session: number, name: string, value: number) =>
    row(session, { type: "event", name, value, currency: "EUR" });
  await host.events.insert("event", [
    ...[1, 2, 3].map((session) => row(session)),
    paid(1, "purchase", 20),
    paid(2, "order", 9),
    paid(3, "donation", 5),
  ]);
});
afterAll(() => host.close());

/** Conversions and revenue of acquisition, revenue of the map and of each visitor in the list and the profile, buyers. */
async function counted() {
  const body = requested;
  const { totals } = (await host.request(getAcquisition, { as: "viewer", body })).answer;
  const map = (await host.request(getVisitorMap, { as: "viewer", body })).answer;
  const { rows } = (await host.request(listVisitors, { as: "viewer", body })).answer;
  const profiles = [1, 2, 3].map(async (n) => {
    const params = { visitor_id: visitorId(n) };
    const headers = { widgetid: String(widget_id) };
    return (await host.request(getVisitor, { as: "viewer", params, headers })).answer.totals.revenue;
  });
  const acts = { start: { kind: "purchase" as const, value: "" }, return: { kind: "visit" as const, value: "" } };
  const cohorts = { ...requested, period: "day" as const, columns: 4, ...acts };
  const list = new Map(rows.map(({ visitor, numbers }) => [visitor.visitor_id, numbers.revenue]));
  return {
    acquired: [totals.conversions, totals.revenue],
    map: map.totals.revenue,
    list: [1, 2, 3].map((n) => list.get(visitorId(n))),
    profiles: await Promise.all(profiles),
    buyers: (await host.request(getRetention, { as: "viewer", body: cohorts })).answer.visitors,
  };
}
const merge = (event_name: string, merged_into: string | null) =>
  host.request(updateEvent, { as: "user", body: { widget_id, event_name, merged_into } });

const ALONE = { acquired: [1, 20], map: 20, list: [20, 0, 0], profiles: [20, 0, 0], buyers: 1 };
const BOTH = { acquired: [2, 29], map: 29, list: [20, 9, 0], profiles: [20, 9, 0], buyers: 2 };

it("counts events merged into purchase, and the event that purchase is merged into", async () => {
  expect(await counted()).toEqual(ALONE);
  await merge("order", "purchase");
  expect(await counted()).toEqual(BOTH);
  await merge("order", null);
  expect(await counted()).toEqual(ALONE);
  await merge("purchase", "order");
  expect(await counted()).toEqual(BOTH);
});
