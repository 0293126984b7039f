import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getFrictionCost } from "@sightline/schema/rest/behavior/frictionCost";
import { eventRow } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const RANGE = { startDate: "2026-03-16", endDate: "2026-03-16" };
const ORDER = 50;

interface Group {
  sessions: number;
  bought: number;
  views: number;
  friction?: "rage" | "error";
}

// of one page view: 20 of 100 smooth sessions bought, 5 of 50 with rage clicks; of five: 30 of 60, and 6 of 20 with errors
const groups: Group[] = [
  { sessions: 100, bought: 20, views: 1 },
  { sessions: 50, bought: 5, views: 1, friction: "rage" },
  { sessions: 60, bought: 30, views: 5 },
  { sessions: 20, bought: 6, views: 5, friction: "error" },
];

describe("friction in money", () => {
  let host: TestHost;
  const ask = async (body: object = {}) =>
    (
      await host.request(getFrictionCost, {
        as: "viewer",
        body: { widget_id: host.acme.shop.widgetId, ...RANGE, ...body },
      })
    ).answer;
  const rowOf = ({ rows }: Awaited<ReturnType<typeof ask>>, signal: string) =>
    rows.find((row) => row.signal === signal);

  beforeAll(async () => {
    host = await openTestHost();
    const { widgetId } = host.acme.shop;
    let session = 0;
    const at = "2026-03-16T09:00:00Z";
    const visit = ({ views, friction }: Group, hasBought: boolean) => {
      session += 1;
      const row = (more: object) => eventRow({ widgetId, session, at, path: "/", ...more });
      return [
        ...Array.from({ length: views }, () => row({})),
        ...(friction ? [row({ type: friction, error_hash: friction === "error" ? "aaaaaaaaaaaaaaaa" : "" })] : []),
        ...(hasBought ? [row({ type: "event", name: "purchase", value: ORDER, currency: "EUR" })] : []),
      ];
    };
    const rows = groups.flatMap((group) =>
      Array.from({ length: group.sessions }, (_, n) => visit(group, n < group.bought)).flat(),
    );
    await host.events.insert("event", rows);
  });
  afterAll(() => host.close());

  it("compares with sessions without friction that viewed as many pages", async () => {
    const answer = await ask();
    expect(answer).toMatchObject({ order_value: ORDER, conversions: 61, currency: "EUR" });
    const rage = rowOf(answer, "rage");
    expect(rage).toMatchObject({ sessions: 50, conversion_rate: 0.1, expected_rate: 0.2 });
    // 50·0.2 - 5; variance 50²·(0.1·0.9/50 + 0.2·0.8/100) = 4.5 + 4
    expect(rage?.missing?.value).toBeCloseTo(5, 10);
    expect(rage?.missing?.high).toBeCloseTo(5 + 1.959963985 * Math.sqrt(8.5), 6);
    // all orders have one value, so it has no variance
    expect(rage?.revenue?.value).toBeCloseTo(5 * ORDER, 8);
    expect(rage?.revenue?.low).toBeCloseTo(ORDER * (5 - 1.959963985 * Math.sqrt(8.5)), 5);
  });

  it("estimates nothing from few sessions, and adds up both kinds", async () => {
    const answer = await ask();
    expect(rowOf(answer, "errors")).toMatchObject({ sessions: 20, expected_rate: 0.5, missing: null, revenue: null });
    const any = rowOf(answer, "any");
    // 50·0.2 + 20·0.5 - 11
    expect(any).toMatchObject({ sessions: 70, conversion_rate: 11 / 70, expected_rate: 20 / 70 });
    expect(any?.missing?.value).toBeCloseTo(9, 10);
  });

  it("is filtered like every report, also by conditions on single events", async () => {
    const page = (value: string) => ({ custom_filter: [[{ criteria: "page", operator: "==", value }]] });
    expect(rowOf(await ask(page("/")), "rage")).toMatchObject({ sessions: 50, conversion_rate: 0.1 });
    expect(await ask(page("/nowhere"))).toMatchObject({ conversions: 0, order_value: null });
  });

  it("counts the chosen goal, and no money without a value", async () => {
    const answer = await ask({ goal: "nothing" });
    expect(answer).toMatchObject({ conversions: 0, order_value: null, currency: "" });
    expect(rowOf(answer, "rage")).toMatchObject({ missing: null, revenue: null });
  });

  it("is for members only, because a shared dashboard shows no revenue", async () => {
    const jwt = await shareJwt(host, { modules: "dashboard", ...RANGE, free_range: true });
    const body = { widget_id: host.acme.shop.widgetId, ...RANGE };
    expect((await host.request(getFrictionCost, { as: { jwt }, body })).failure.code).toBe("ROLE");
    expect((await host.request(getFrictionCost, { as: "stranger", body })).status).toBe(404);
  });
});
