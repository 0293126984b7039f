import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteVisitor } from "@sightline/schema/rest/audience/profile";
import { getEventNames } from "@sightline/schema/rest/events/events";
import { updateEvent } from "@sightline/schema/rest/events/naming";
import { eventRow, visitorId } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const MINUTE = 60_000;

describe("selectable events of a project", () => {
  let host: TestHost;
  let widget_id: number;
  const insert = (session: number, at: string, columns: object) =>
    host.events.insert("event", [eventRow({ widgetId: widget_id, session, at, type: "event", ...columns })]);
  const list = async () =>
    (await host.request(getEventNames, { as: "viewer", body: { widget_id } })).answer.rows.map(
      ({ source, event_name, display_name }) => [source, event_name, display_name].filter(Boolean).join(" "),
    );

  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
    await insert(1, "2026-03-10T09:00:00Z", { name: "purchase" });
    await insert(1, "2026-03-10T09:01:00Z", { name: "purchase" });
    await insert(2, "2026-03-11T09:02:00Z", { name: "click" });
    await insert(2, "2026-03-11T09:02:00Z", { type: "click" });
    await insert(2, "2026-03-11T09:03:00Z", { name: "by rule", rule_id: 4 });
    await insert(3, "2026-03-11T09:03:00Z", { name: "bought" });
    await insert(4, "2026-03-11T09:06:00Z", { name: "by a bot", is_bot: 1 });
    await insert(5, "2025-12-17T00:00:00Z", { name: "too old" });
    await insert(6, "2026-03-11T09:06:00Z", { type: "pageview", name: "no event" });
  });
  afterAll(() => host.close());

  it("are the events of human visitors in the last 90 days, by source and name", async () => {
    expect(await list()).toEqual(["code bought", "code click", "code purchase", "rule by rule", "tracker click"]);
  });

  it("have their display names and leave out hidden and merged events at once", async () => {
    const change = (body: { event_name: string; [field: string]: unknown }) =>
      host.request(updateEvent, { as: "user", body: { widget_id, ...body } });
    await change({ event_name: "purchase", display_name: "Order" });
    await change({ event_name: "bought", merged_into: "purchase" });
    await change({ event_name: "by rule", hidden: true });
    expect(await list()).toEqual(["code click", "code purchase Order", "tracker click"]);
  });

  it("contain a new event, and no event of a deleted visitor, after a minute", async () => {
    await insert(7, "2026-03-12T09:00:00Z", { name: "signup" });
    const body = { widget_id, visitor_id: visitorId(2) };
    expect((await host.request(deleteVisitor, { as: "user", body })).status).toBe(200);
    expect(await list()).toContain("tracker click");
    host.clock.move(MINUTE);
    expect(await list()).toEqual(["code purchase Order", "code signup"]);
  });

  it("are refused to a link with a fixed range, to a link to one event and to other companies", async () => {
    const range = { startDate: "2026-03-10", endDate: "2026-03-10" };
    const status = async (of: object) => {
      const jwt = await shareJwt(host, { modules: "events", ...range, free_range: true, ...of });
      return (await host.request(getEventNames, { as: { jwt }, body: { widget_id } })).status;
    };
    expect(await status({})).toBe(200);
    expect(await status({ free_range: false })).toBe(403);
    expect(await status({ unique_module_id: "purchase" })).toBe(403);
    expect((await host.request(getEventNames, { as: "stranger", body: { widget_id } })).failure.code).toBe("NOT_FOUND");
  });
});
