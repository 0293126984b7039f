import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getTrafficSummary } from "@sightline/schema/rest/traffic/traffic";
import { getOverview } from "@sightline/schema/rest/traffic/overview";
import { eventRow } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { TWO_DAYS, visits } from "../testing/visits.ts";

describe("overview of all projects", () => {
  let host: TestHost;
  const ask = (as: "owner" | "viewer" | "stranger", body: object = {}) =>
    host.request(getOverview, { as, body: { ...TWO_DAYS, ...body } });

  beforeAll(async () => {
    host = await openTestHost();
    const other = eventRow({ widgetId: host.acme.blog.widgetId, session: 1, at: "2026-03-16T09:00:00Z" });
    const strange = eventRow({ widgetId: host.other.site.widgetId, session: 1, at: "2026-03-16T09:00:00Z" });
    await host.events.insert("event", [...visits(host.acme.shop.widgetId), other, strange]);
  });
  afterAll(() => host.close());

  it("has the dashboard's numbers in one row per project of the caller's company", async () => {
    const { rows } = (await ask("owner", { compare: "previous", goal: "purchase" })).answer;
    const shop = rows.find(({ widget_id }) => widget_id === host.acme.shop.widgetId);
    const body = { widget_id: host.acme.shop.widgetId, ...TWO_DAYS, compare: "previous", goal: "purchase" };
    const { totals, previous } = (await host.request(getTrafficSummary, { as: "owner", body })).answer;
    expect(shop).toMatchObject({ totals, previous });
    expect(totals).toMatchObject({ visitors: 3, sessions: 4, conversions: 1 });
    expect(shop?.sparkline).toHaveLength(48);
    expect(shop?.sparkline.slice(9, 15)).toEqual([1, 0, 0, 0, 0, 1]);
    const blog = rows.find(({ widget_id }) => widget_id === host.acme.blog.widgetId);
    expect(blog?.totals).toMatchObject({ visitors: 1, pageviews: 1 });
    expect(rows.map(({ widget_id }) => widget_id)).not.toContain(host.other.site.widgetId);
    expect((await ask("stranger")).answer.rows.map(({ widget_id }) => widget_id)).toEqual([host.other.site.widgetId]);
  });

  it("excludes projects that a member may not see, and refuses share links", async () => {
    const given = { user_id: host.members.viewer.userId, widget_id: host.acme.blog.widgetId };
    await host.entities.insertInto("member_widget").values(given).execute();
    host.clock.move(2000);
    expect((await ask("viewer")).answer.rows.map(({ widget_id }) => widget_id)).toEqual([host.acme.blog.widgetId]);
    const jwt = await shareJwt(host, { modules: "dashboard", free_range: true, ...TWO_DAYS });
    expect((await host.request(getOverview, { as: { jwt }, body: TWO_DAYS })).status).toBe(403);
    expect((await ask("owner", { endDate: "2026-01-01" })).failure.field).toBe("startDate");
  });
});
