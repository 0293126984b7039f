import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getAcquisition } from "@sightline/schema/rest/acquisition/acquisition";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const RANGE = { startDate: "2026-04-01", endDate: "2026-04-03" };

describe("the acquisition report", () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost();
  });
  afterAll(() => host.close());

  const ask = async (more: object) => {
    const body = { widget_id: host.acme.shop.widgetId, ...RANGE, ...more };
    return (await host.request(getAcquisition, { as: "viewer", body })).answer;
  };

  it("has an interval of the revenue per visitor from 10 conversions on", async () => {
    const { widgetId } = host.acme.shop;
    // 12 of 40 visitors bought for 100; one of them twice, in two sessions: for 200 in all
    const visits = Array.from({ length: 41 }, (_, n) => {
      const row = (more: object) =>
        eventRow({
          widgetId,
          session: 500 + n,
          visitor: 500 + (n % 40),
          at: "2026-04-02T10:00:00Z",
          channel: "Email",
          ...more,
        });
      const isBuyer = n < 12 || n === 40;
      return [row({}), ...(isBuyer ? [row({ type: "event", name: "purchase", value: 100, currency: "EUR" })] : [])];
    }).flat();
    await host.events.insert("event", visits);
    const found = (await ask({})).rows.find(({ name }) => name === "Email")?.revenue_per_visitor;
    // mean 1300 / 40; squares 11·100² + 200² = 150 000; variance (150 000 - 40·32.5²) / 39
    const width = 1.959963985 * Math.sqrt((150_000 - 40 * 32.5 ** 2) / 39 / 40);
    expect(found?.value).toBe(32.5);
    expect(found?.low).toBeCloseTo(32.5 - width, 6);
    expect(found?.high).toBeCloseTo(32.5 + width, 6);
    const first = (await ask({ model: "first" })).rows.find(({ name }) => name === "Email");
    expect(first?.revenue_per_visitor).toEqual({ value: 32.5, low: null, high: null });
  });
});
