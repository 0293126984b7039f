import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getFunnelDropoff, getFunnelFactors, getFunnelFlow } from "@sightline/schema/rest/funnels/drops";
import { sessionId, visitorId } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { definitionOf, insertSessions, range } from "./testing/checkoutSessions.ts";

describe("those who dropped out of a funnel", () => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
    await insertSessions(host);
  });
  afterAll(() => host.close());

  const dropoff = async (body: object = {}) =>
    (
      await host.request(getFunnelDropoff, {
        as: "viewer",
        body: { widget_id, ...range, definition: definitionOf(), step: 2, ...body },
      })
    ).answer;

  it("are listed with where they went, how long they stayed, and their sessions", async () => {
    expect(await dropoff()).toMatchObject({
      ...{ entered: 4, dropped: 2, sessions: 2 },
      dwell: { median_seconds: 60, p90_seconds: 60 },
      next: [
        { kind: "event", name: "coupon", dropped: 1, share: 0.5, median_seconds: 10 },
        { kind: "exit", name: "", dropped: 1, share: 0.5, median_seconds: 15 },
      ],
      pages: [{ path: "/checkout", dropped: 2 }],
      newest: [
        { session_id: sessionId(6), visitor_id: visitorId(6), at: "2026-03-12T10:00:10.000Z" },
        { session_id: sessionId(3), visitor_id: visitorId(3), at: "2026-03-10T12:01:00.000Z" },
      ],
    });
    expect(await dropoff({ step: 1 })).toMatchObject({ dropped: 1, next: [{ kind: "page", name: "/help" }] });
  });

  it("went to rarer destinations, which are one row", async () => {
    expect((await dropoff({ limit: 1 })).next).toMatchObject([{ dropped: 1 }, { kind: "other", dropped: 1 }]);
  });

  it("are seen on the paths, from the first stop after each step to where it led", async () => {
    const { nodes, links } = (
      await host.request(getFunnelFlow, {
        as: "viewer",
        body: { widget_id, ...range, definition: definitionOf() },
      })
    ).answer;
    const named = nodes.map(({ kind, step, name, units }) => [kind, step, name, units].join(" ").replace("  ", " "));
    expect(named).toEqual(["step 1 5", "page 1 /help 2", "step 2 4", "event 2 coupon 1", "exit 2 1", "step 3 2"]);
    expect(links.map(({ from, to, units }) => `${named[from]} > ${named[to]}: ${units}`).toSorted()).toEqual([
      "page 1 /help 2 > step 2 4: 1",
      "step 1 5 > page 1 /help 2: 2",
      "step 1 5 > step 2 4: 3",
      "step 2 4 > event 2 coupon 1: 1",
      "step 2 4 > exit 2 1: 1",
      "step 2 4 > step 3 2: 2",
    ]);
  });

  it("have no properties in common as long as the groups are small", async () => {
    const { steps: factors, tested } = (
      await host.request(getFunnelFactors, {
        as: "viewer",
        body: { widget_id, ...range, definition: definitionOf() },
      })
    ).answer;
    expect(factors).toEqual([
      { step: 1, factors: [] },
      { step: 2, factors: [] },
    ]);
    expect(tested).toBe(0);
  });
});
