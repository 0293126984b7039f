// Suggestions for keyed criteria: the keys that were seen, and the values of one key.
import { afterAll, beforeAll, expect, it } from "vitest";
import { getFilterValues, getTrafficSummary } from "@sightline/schema/rest/traffic/traffic";
import { eventRow, visitorId } from "#host/testing/eventRow.ts";
import { openTestHost, START, type TestHost } from "#host/testing/testHost.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";

const NO_SESSION = "00000000-0000-0000-0000-000000000000";

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
  const widgetId = host.acme.shop.widgetId;
  const at = new Date(START - 86_400_000).toISOString();
  const view = (session: number, url: string, more = {}) => eventRow({ widgetId, session, at, url, ...more });
  await host.events.insert("event", [
    view(1, "https://shop.test/?color=red&filter%5Bsize%5D=XL"),
    view(2, "https://shop.test/?color=navy%20blue&color=red#size=S"),
    view(3, "https://shop.test/?color=red&a+b=1"),
    view(1, "", { type: "identify", name: "customer-1", props: '{"plan":"pro","seats":42}' }),
    view(2, "", { type: "identify", props: '{"plan":"pro"}' }),
    view(9, "", { type: "identify", session_id: NO_SESSION, props: '{"plan":"pro","mood":"good"}' }),
    view(4, "https://shop.test/color=green", { utm_term: "shoes" }),
  ]);
});
afterAll(() => host.close());

const ask = (more: object) =>
  host.request(getFilterValues, { as: "viewer", body: { widget_id: host.acme.shop.widgetId, ...more } });
const seen = async (more: object) => (await ask(more)).answer.rows.map(({ value, visitors }) => [value, visitors]);

it("lists the query parameters that occurred, and the values of one", async () => {
  expect(await seen({ criteria: "queryparam" })).toEqual([
    ["color", 3],
    ["filter[size]", 1],
  ]);
  expect(await seen({ criteria: "queryparam", q: "SIZE" })).toEqual([["filter[size]", 1]]);
  expect(await seen({ criteria: "queryparam", key: "color" })).toEqual([
    ["red", 2],
    ["navy blue", 1],
  ]);
  expect(await seen({ criteria: "queryparam", key: "filter[size]" })).toEqual([["XL", 1]]);
});

it("lists the values of a UTM parameter by its key, and ids by prefix", async () => {
  expect(await seen({ criteria: "utm", key: "term" })).toEqual([["shoes", 1]]);
  expect(await seen({ criteria: "v.visitor_id", q: visitorId(2) })).toEqual([[visitorId(2), 1]]);
  expect((await ask({ criteria: "utm" })).failure).toMatchObject({ code: "INVALID", field: "key" });
});

it("lists the attributes that the project set for visitors in the range", async () => {
  expect(await seen({ criteria: "attribute" })).toEqual([
    ["plan", 2],
    ["seats", 1],
  ]);
  expect(await seen({ criteria: "attribute", key: "plan" })).toEqual([["pro", 2]]);
});

it("hides visitor attributes from share links", async () => {
  const days = { startDate: "2026-03-16", endDate: "2026-03-17" };
  const free = { jwt: await shareJwt(host, { modules: "dashboard", ...days, free_range: true }) };
  const requested = (criteria: string) =>
    host.request(getFilterValues, { as: free, body: { widget_id: host.acme.shop.widgetId, criteria } });
  expect((await requested("country")).status).toBe(200);
  for (const criteria of ["attribute", "v.visitor_id", "v.uuid"])
    expect((await requested(criteria)).failure.code).toBe("ROLE");
  const report = (as: "viewer" | { jwt: string }, criteria: string) => {
    const custom_filter = [[{ criteria, key: "plan", operator: "==", value: "pro" }]];
    return host.request(getTrafficSummary, {
      as,
      body: { widget_id: host.acme.shop.widgetId, ...days, custom_filter },
    });
  };
  expect((await report("viewer", "attribute")).status).toBe(200);
  expect((await report(free, "queryparam")).status).toBe(200);
  expect((await report(free, "attribute")).failure).toMatchObject({
    code: "ROLE",
    field: "custom_filter.0.0.criteria",
  });
});

it("refuses a key for a criterion without keys", async () => {
  expect((await ask({ criteria: "country", key: "color" })).failure).toMatchObject({ code: "INVALID", field: "key" });
});
