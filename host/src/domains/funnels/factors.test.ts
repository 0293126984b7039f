import { afterAll, beforeAll, expect, it } from "vitest";
import { getFunnelFactors } from "@sightline/schema/rest/funnels/drops";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
  /** Of each device and language: how many entered, and how many of them went on. */
  const groups: [device: string, lang: string, entered: number, converted: number][] = [
    ["mobile", "en", 40, 10],
    ["mobile", "de", 20, 5],
    ["desktop", "en", 40, 30],
    ["desktop", "de", 20, 15],
    // too few for a test
    ["tablet", "de", 4, 0],
  ];
  let session = 0;
  const rows = groups.flatMap(([device, lang, entered, converted]) =>
    Array.from({ length: entered }, (_, n) => {
      session++;
      const facts = { session, visitor: session, device, lang, channel: "Direct", country: "DE", entry_path: "/cart" };
      const view = (path: string, second: number) =>
        eventRow({
          ...{ widgetId: host.acme.shop.widgetId, path, url: `https://shop.example${path}`, ...facts },
          session_start: "2026-03-10T10:00:00Z",
          at: new Date(Date.parse("2026-03-10T10:00:00Z") + second * 1000).toISOString(),
        });
      return [view("/cart", 0), ...(n < converted ? [view("/thanks", 10)] : [])];
    }).flat(),
  );
  await host.events.insert("event", rows);
});
afterAll(() => host.close());

it("the properties of those who dropped have the odds ratio of hand-counted groups, corrected for all tests", async () => {
  const page = (value: string) => ({ kind: "page" as const, value });
  const { steps, tested, least } = (
    await host.request(getFunnelFactors, {
      as: "viewer",
      body: {
        ...{ widget_id: host.acme.shop.widgetId, startDate: "2026-03-10", endDate: "2026-03-10" },
        definition: { steps: [page("/cart"), page("/thanks")], mode: "session" },
      },
    })
  ).answer;
  // mobile: 45 of 60 dropped; others: 15 of 60 and 4 of 4
  const mobile = { property: "device", value: "mobile", entered: 60, dropped: 45, other_rate: 19 / 64 };
  expect(steps[0]?.factors[0]).toMatchObject(mobile);
  expect(steps[0]?.factors[0]?.odds_ratio).toBeCloseTo((45 * 45) / (15 * 19), 10);
  // mobile, desktop, en, de: the values of the other properties are those of everyone
  expect([tested, least]).toEqual([4, 5]);
  const values = steps[0]?.factors.map(({ value }) => value);
  expect(values).toEqual(["mobile", "de"]);
  // 24 of 44 dropped with "de", 40 of 80 with "en", which no test can tell apart
  expect(steps[0]?.factors[1]?.p_adjusted).toBeGreaterThan(0.5);
  expect(steps[0]?.factors[1]?.low).toBeLessThan(1);
});
