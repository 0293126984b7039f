import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getAcquisition } from "@sightline/schema/rest/acquisition/acquisition";
import { getVisitorMap } from "@sightline/schema/rest/places/places";
import { getTrafficBreakdown, getTrafficSummary, type Dimension } from "@sightline/schema/rest/traffic/traffic";
import { eventRow } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

describe("who viewed no page in what is chosen", () => {
  let host: TestHost;
  let body: { widget_id: number; startDate: string; endDate: string };
  beforeAll(async () => {
    host = await openTestHost();
    const widgetId = host.acme.shop.widgetId;
    body = { widget_id: widgetId, startDate: "2026-03-16", endDate: "2026-03-16" };
    const row = (session: number, at: string, columns: object = {}) =>
      eventRow({ widgetId, session, at, path: "/", country: "DE", channel: "Direct", ...columns });
    await host.events.insert("event", [
      row(1, "2026-03-16T09:58:00Z"),
      // in the selected hour: one visit has an event on a page of the hour before, the other opens a page
      row(1, "2026-03-16T10:02:00Z", { type: "event", name: "purchase", value: 5, currency: "EUR" }),
      row(2, "2026-03-16T10:30:00Z"),
    ]);
  });
  afterAll(() => host.close());

  it("counts in the totals, places and channels alike", async () => {
    const custom_filter = [[{ criteria: "hourofday", operator: "==", value: "10" }]];
    const question = { as: "viewer" as const, body: { ...body, custom_filter } };
    const { totals } = (await host.request(getTrafficSummary, question)).answer;
    expect([totals.visitors, totals.sessions]).toEqual([2, 1]);
    const split = async (dimension: Dimension) => {
      const requested = { ...question, body: { ...question.body, dimension } };
      const { rows, visitors } = (await host.request(getTrafficBreakdown, requested)).answer;
      return [visitors, ...rows.map((each) => [each.name, each.visitors, each.sessions])];
    };
    expect(await split("country")).toEqual([2, ["DE", 2, 1]]);
    expect(await split("channel")).toEqual([2, ["Direct", 2, 1]]);
    const map = (await host.request(getVisitorMap, question)).answer;
    expect([map.totals.visitors, map.rows[0]?.values.visitors]).toEqual([2, 2]);
    const sources = (await host.request(getAcquisition, question)).answer;
    expect([sources.totals.visitors, sources.totals.sessions, sources.totals.conversions]).toEqual([2, 1, 0]);
  });

  it("reveals no pages through a share link to the map", async () => {
    const jwt = async (modules: "dashboard" | "map") => shareJwt(host, { modules, ...body, free_range: false });
    const seen = async (modules: "dashboard" | "map") =>
      (
        await host.request(getTrafficBreakdown, {
          as: { jwt: await jwt(modules) },
          body: { ...body, dimension: "page" },
        })
      ).status;
    expect([await seen("dashboard"), await seen("map")]).toEqual([200, 403]);
  });
});
