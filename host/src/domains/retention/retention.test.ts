import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as contract from "@sightline/schema/rest/retention/retention";
import { getTrafficSummary } from "@sightline/schema/rest/traffic/traffic";
import { list, number } from "#host/stores/resultColumns.ts";
import { eventRow, visitorId } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

// `now` is Wednesday 18 March 2026, 10:00: the third week is not complete.
const RANGE = { startDate: "2026-03-02", endDate: "2026-03-18" };
const visit = { kind: "visit" } as const;

function happenings(widgetId: number) {
  let session = 0;
  const came = (visitor: number, at: string, more: object = {}) =>
    eventRow({ widgetId, session: ++session, visitor, at, path: "/", device: "desktop", ...more });
  const purchase = { type: "event", name: "purchase", value: 10 };
  return [
    // week of 2 March: visitors 1 and 2; 1 returns in both following weeks and buys in the second
    came(1, "2026-03-02T10:00:00Z"),
    came(1, "2026-03-10T10:00:00Z", { path: "/shop/a" }),
    came(1, "2026-03-10T10:01:00Z", purchase),
    came(1, "2026-03-16T10:00:00Z"),
    came(2, "2026-03-03T10:00:00Z", { device: "mobile", path: "/shop/b" }),
    came(2, "2026-03-04T10:00:00Z", { device: "desktop" }),
    // acts before the start don't count as a return
    came(2, "2026-03-03T09:00:00Z", { ...purchase, device: "mobile" }),
    // week of 9 March: visitor 3; returns in the current week
    came(3, "2026-03-09T10:00:00Z"),
    came(3, "2026-03-17T10:00:00Z"),
    // the current week: visitor 4; bots are never counted
    came(4, "2026-03-16T10:00:00Z"),
    came(90, "2026-03-02T10:00:00Z", { is_bot: 1 }),
    // long ago: outside the range
    came(3, "2026-01-05T10:00:00Z"),
  ];
}

describe("retention report", () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost();
    await host.events.insert("event", happenings(host.acme.shop.widgetId));
  });
  afterAll(() => host.close());

  const body = (more: object = {}) => ({
    widget_id: host.acme.shop.widgetId,
    ...RANGE,
    period: "week" as const,
    start: visit,
    return: visit,
    ...more,
  });
  const ask = async (more: object = {}) =>
    (await host.request(contract.getRetention, { as: "viewer", body: body(more) })).answer;
  const triangle = async (more: object = {}) =>
    (await ask(more)).cohorts.map(({ size, cells }) => [size, ...cells.map(({ visitors }) => visitors)]);

  it("follows the visitors of each week up to now", async () => {
    const { cohorts, mean, visitors, range } = await ask();
    expect(cohorts.map(({ from, to, size }) => [from, to, size])).toEqual([
      ["2026-03-02", "2026-03-08", 2],
      ["2026-03-09", "2026-03-15", 1],
      ["2026-03-16", "2026-03-18", 1],
    ]);
    expect(cohorts.map(({ cells }) => cells.map(({ visitors: back, partial }) => [back, partial]))).toEqual([
      [
        [2, false],
        [1, false],
        [1, true],
      ],
      [
        [1, false],
        [1, true],
      ],
      [[1, true]],
    ]);
    // complete periods, each cohort weighted by its size
    expect(mean.map(({ visitors: back, of }) => [back, of])).toEqual([
      [3, 3],
      [1, 2],
    ]);
    expect(visitors).toBe(4);
    expect(range).toMatchObject(RANGE);
  });

  it("has as many visitors as the summary of the same range", async () => {
    const summary = { widget_id: host.acme.shop.widgetId, ...RANGE };
    const { totals } = (await host.request(getTrafficSummary, { as: "viewer", body: summary })).answer;
    expect((await ask()).visitors).toBe(totals.visitors);
  });

  it("agrees with ClickHouse's own retention()", async () => {
    const [row] = await host.events.query(
      { r: list(number) },
      `SELECT sumForEach(r) AS r FROM (SELECT retention(toMonday(ts) = '2026-03-02', toMonday(ts) = '2026-03-09',
         toMonday(ts) = '2026-03-16') AS r FROM event WHERE is_bot = 0 AND ts >= '2026-03-02' GROUP BY visitor_id)`,
    );
    expect((await ask()).cohorts[0]?.cells.map(({ visitors }) => visitors)).toEqual(row?.r.map(Number));
  });

  it("supports days and months, and the requested number of columns", async () => {
    const days = await ask({ period: "day", startDate: "2026-03-02", endDate: "2026-03-04", columns: 4 });
    expect(days.cohorts.map(({ size, cells }) => [size, ...cells.map(({ visitors }) => visitors)])).toEqual([
      [1, 1, 0, 0, 0],
      [1, 1, 1, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
    expect(await triangle({ period: "month", startDate: "2026-01-01", endDate: "2026-03-18" })).toEqual([
      [1, 1, 0, 1],
      [0, 0, 0],
      [3, 3],
    ]);
  });

  it("starts and returns with a page, an event or a purchase", async () => {
    // 2 on the 3rd, 1 on the 10th; both returned afterwards, 1 and 2
    expect(await triangle({ start: { kind: "page", value: "/shop/*" } })).toEqual([
      [1, 1, 0, 0],
      [1, 1, 1],
      [0, 0],
    ]);
    expect(await triangle({ start: { kind: "page", value: "/shop/b" } })).toEqual([
      [1, 1, 0, 0],
      [0, 0, 0],
      [0, 0],
    ]);
    // visitor 2 bought an hour before the page view: within the cohort's own week, this is not a return
    const bought = { return: { kind: "purchase" } };
    expect(await triangle({ start: { kind: "page", value: "/shop/b" }, ...bought })).toEqual([
      [1, 0, 0, 0],
      [0, 0, 0],
      [0, 0],
    ]);
    expect(await triangle(bought)).toEqual([
      [2, 1, 1, 0],
      [1, 0, 0],
      [1, 0],
    ]);
    expect(await triangle({ start: { kind: "event", value: "purchase" } })).toEqual(
      await triangle({ start: { kind: "purchase" } }),
    );
  });

  it("filters by the first action, whatever the return action", async () => {
    expect(await triangle({ filter_by: "mobile" })).toEqual([
      [1, 1, 0, 0],
      [0, 0, 0],
      [0, 0],
    ]);
  });

  it("returns a confidence interval with each rate", async () => {
    const cell = (await ask()).cohorts[0]?.cells[1];
    // Wilson's interval of 1 of 2, according to textbooks
    expect(cell?.low).toBeCloseTo(0.0945, 4);
    expect(cell?.high).toBeCloseTo(0.9055, 4);
    const empty = (await ask({ filter_by: "mobile" })).cohorts[1]?.cells[0];
    expect(empty).toMatchObject({ of: 0, low: null, high: null });
  });

  it("splits all cohorts by a property of the first action", async () => {
    const answer = await host.request(contract.getRetentionSplit, { as: "viewer", body: body({ by: "device" }) });
    expect(
      answer.answer.rows.map(({ name, size, cells }) => [name, size, ...cells.map((cell) => [cell.visitors, cell.of])]),
    ).toEqual([
      ["desktop", 3, [2, 2], [1, 1]],
      ["mobile", 1, [1, 1], [0, 1]],
    ]);
  });

  it("lists the visitors of a cell only for members", async () => {
    const cell = (more: object = {}) => body({ cohort: "2026-03-04", offset: 1, ...more });
    const { rows, total } = (await host.request(contract.getRetentionVisitors, { as: "viewer", body: cell() })).answer;
    expect(total).toBe(1);
    expect(rows).toEqual([
      {
        visitor_id: visitorId(1),
        country: "",
        device: "desktop",
        browser: "",
        channel: "",
        sessions: 1,
        pageviews: 1,
        last_seen: "2026-03-10T10:01:00.000Z",
      },
    ]);
    const jwt = await shareJwt(host, { modules: "retention", ...RANGE, free_range: true });
    expect((await host.request(contract.getRetentionVisitors, { as: { jwt }, body: cell() })).failure.code).toMatch(
      /AUTH|ROLE/,
    );
    const before = await host.request(contract.getRetentionVisitors, {
      as: "viewer",
      body: cell({ cohort: "2026-02-01" }),
    });
    expect(before.failure).toMatchObject({ code: "INVALID", field: "cohort" });
  });

  it("limits a share link to its own range and visitors", async () => {
    const linkRange = { startDate: "2026-03-02", endDate: "2026-03-12" };
    const jwt = await shareJwt(host, { modules: "retention", ...linkRange, free_range: false });
    const { answer } = await host.request(contract.getRetention, { as: { jwt }, body: body(linkRange) });
    expect(answer.cohorts.map(({ cells }) => cells.map(({ visitors, partial }) => [visitors, partial]))).toEqual([
      [
        [2, false],
        [1, true],
      ],
      [[1, true]],
    ]);
    expect((await host.request(contract.getRetention, { as: { jwt }, body: body() })).failure.code).toBe("ROLE");
    const other = await shareJwt(host, { modules: "dashboard", ...linkRange, free_range: true });
    expect(
      (await host.request(contract.getRetention, { as: { jwt: other }, body: body(linkRange) })).failure.code,
    ).toBe("ROLE");
  });

  it("refuses unknown arguments", async () => {
    const failure = async (more: object, as: "viewer" | "stranger" = "viewer") =>
      (await host.request(contract.getRetention, { as, body: body(more) })).failure;
    expect(await failure({ columns: 3 })).toMatchObject({ field: "columns" });
    expect(await failure({ columns: 53 })).toMatchObject({ field: "columns" });
    expect(await failure({ start: { kind: "page" } })).toMatchObject({ code: "INVALID", field: "start.value" });
    expect(await failure({ period: "day", startDate: "2025-01-01" })).toMatchObject({ field: "period" });
    expect(await failure({}, "stranger")).toMatchObject({ code: "NOT_FOUND" });
  });
});
