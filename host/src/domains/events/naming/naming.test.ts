import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getEvents } from "@sightline/schema/rest/events/events";
import { getEventTail, updateEvent } from "@sightline/schema/rest/events/naming";
import { getEventReport } from "@sightline/schema/rest/events/report";
import { createGoal, getGoals } from "@sightline/schema/rest/goals/goals";
import { findAuditEntries } from "@sightline/schema/rest/timeline/timeline";
import { getBehaviorFlow } from "@sightline/schema/rest/flow/flow";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const RANGE = { startDate: "2026-03-18", endDate: "2026-03-18" };

describe("custom event names", () => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
    const row = (session: number, minute: number, columns: object) =>
      eventRow({ widgetId: widget_id, session, at: `2026-03-18T09:${minute}:00Z`, ...columns });
    const event = (session: number, minute: number, name: string) => row(session, minute, { type: "event", name });
    await host.events.insert("event", [
      ...[1, 2, 3].map((session) => row(session, 40, { path: "/" })),
      event(1, 41, "signup"),
      event(2, 42, "Sign up"),
      event(2, 43, "noise"),
      event(3, 44, "sign-up"),
      row(3, 45, { type: "event", name: "noise", is_bot: 1 }),
    ]);
  });
  afterAll(() => host.close());

  const change = (body: object, as: "user" | "viewer" | "stranger" = "user") =>
    host.request(updateEvent, { as, body: { widget_id, event_name: "signup", ...body } });
  const list = async (more: object = {}) =>
    (await host.request(getEvents, { as: "viewer", body: { widget_id, ...RANGE, ...more } })).answer.rows;
  const counts = async (more: object = {}) =>
    Object.fromEntries((await list(more)).map(({ event_name, count, visitors }) => [event_name, [count, visitors]]));
  const report = async (value: string) =>
    (await host.request(getEventReport, { as: "viewer", body: { widget_id, ...RANGE, key: "name", value } })).answer;
  const stops = async (more: object = {}) => {
    const body = { widget_id, ...RANGE, events: true, ...more };
    const { nodes } = (await host.request(getBehaviorFlow, { as: "viewer", body })).answer;
    return nodes.filter(({ kind }) => kind === "event").map(({ name, title, sessions }) => [name, title, sessions]);
  };
  const tail = async () =>
    (await host.request(getEventTail, { as: "viewer", headers: { widgetid: String(widget_id) } })).answer;

  it("are merged in every report, and can be separated again", async () => {
    const goal = { widget_id, goal_name: "Joined", goal_type: "event" as const, goal_value: "signup" };
    await host.request(createGoal, { as: "user", body: goal });
    const reached = async () =>
      (await host.request(getGoals, { as: "viewer", body: { widget_id, ...RANGE } })).answer.rows[0]?.standing
        ?.conversions;
    expect(await reached()).toBe(1);
    await change({ event_name: "Sign up", merged_into: "signup" });
    const merged = (await change({ event_name: "sign-up", merged_into: "signup" })).answer;
    expect(merged).toEqual({
      ...{ event_name: "sign-up", display_name: "", hidden: false, merged_into: "signup", merged: [] },
    });
    expect(await counts()).toEqual({ signup: [3, 3], noise: [1, 1] });
    expect((await list())[0]?.merged).toEqual(["Sign up", "sign-up"]);
    const { totals, naming } = await report("signup");
    expect([totals.count, naming?.merged]).toEqual([3, ["Sign up", "sign-up"]]);
    expect((await report("sign-up")).totals.count).toBe(1);
    expect(await reached()).toBe(3);
    expect(await stops()).toEqual([
      ["signup", undefined, 3],
      ["noise", undefined, 1],
    ]);
    // in an existing flow request, a merged event matches the event that it was merged into
    expect((await stops({ events: false, through: [{ kind: "event", name: "sign-up" }] }))[0]).toEqual([
      "signup",
      undefined,
      3,
    ]);
    expect((await change({ event_name: "sign-up", merged_into: null })).answer.merged_into).toBeNull();
    expect(await counts()).toMatchObject({ signup: [2, 2], "sign-up": [1, 1] });
  });

  it("have a display name, and are left out when hidden", async () => {
    expect((await change({ display_name: " Joined the list " })).answer.display_name).toBe("Joined the list");
    expect((await change({ event_name: "noise", hidden: true })).answer.hidden).toBe(true);
    expect((await list()).find(({ event_name }) => event_name === "signup")?.display_name).toBe("Joined the list");
    expect(Object.keys(await counts())).not.toContain("noise");
    expect(Object.keys(await counts({ hidden: true }))).toContain("noise");
    expect(await stops()).toEqual([
      ["signup", "Joined the list", 2],
      ["sign-up", undefined, 1],
    ]);
    expect((await tail()).rows.map(({ name, display_name }) => [name, display_name])).toEqual([
      ["sign-up", ""],
      ["signup", "Joined the list"],
      ["signup", "Joined the list"],
    ]);
    await change({ event_name: "noise", hidden: false });
    expect((await tail()).rows).toHaveLength(4);
    // the name that it was sent with is not stored as a display name
    expect((await change({ display_name: "signup" })).answer.display_name).toBe("");
  });

  it("are recorded in the audit log change by change", async () => {
    const { rows } = (await host.request(findAuditEntries, { as: "user", body: { module: "events" } })).answer;
    expect(rows.map(({ action }) => action)).toEqual([
      "event_renamed",
      "event_shown",
      "event_hidden",
      "event_renamed",
      "event_separated",
      "event_merged",
      "event_merged",
    ]);
    expect(rows.at(-1)).toMatchObject({ action_id: "Sign up", description: "Sign up, signup" });
    const auditEntries = host.entities.selectFrom("audit_log").select("change").where("module", "=", "events");
    expect(await auditEntries.orderBy("audit_id").executeTakeFirst()).toEqual({
      change: [{ field: "merged_into", before: null, after: "signup" }],
    });
  });

  it("require write permission, and can be merged only one level deep", async () => {
    expect((await change({ hidden: true }, "viewer")).failure.code).toBe("ROLE");
    expect((await change({ hidden: true }, "stranger")).status).toBe(404);
    expect((await change({})).failure).toMatchObject({ code: "INVALID", field: "display_name" });
    const refused = async (body: object) => (await change(body)).failure;
    expect(await refused({ merged_into: "signup" })).toMatchObject({ field: "merged_into" });
    expect((await refused({ merged_into: "Sign up" })).err).toContain("Choose signup");
    expect((await refused({ merged_into: "noise" })).err).toContain("Separate it first");
    const requested = { as: "stranger" as const, headers: { widgetid: String(widget_id) } };
    expect((await host.request(getEventTail, requested)).status).toBe(404);
  });
});
