import { afterAll, beforeAll, expect, test } from "vitest";
import { widget } from "#gateway/graph/testing/wire.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  const event = { event_name: "Bought", count: 3, visitors: 2, last_seen: "2026-01-31T10:00:00.000Z", source: "code" };
  gateway = await testGateway({ answers: { getWidgets: [widget(12)], getEvents: { rows: [event] } } });
});
afterAll(() => gateway.close());

test("the events of the last 90 days, or of a range", async () => {
  const document = `query ($range: RangeInput) { viewer { project { events(range: $range) { name count visitors lastSeen source } } } }`;
  const { data } = await gateway.execute(document, {}, { as: "user" });
  const lastSeen = "2026-01-31T10:00:00.000Z";
  expect(data).toEqual({
    viewer: { project: { events: [{ name: "Bought", count: 3, visitors: 2, lastSeen, source: "CODE" }] } },
  });
  await gateway.execute(document, { range: { preset: "YESTERDAY" } }, { as: "user" });
  expect(gateway.calls("getEvents").map(({ body }) => body)).toEqual([
    { widget_id: 12 },
    { widget_id: 12, startDate: "2026-01-31", endDate: "2026-01-31" },
  ]);
});
