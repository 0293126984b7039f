import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getTrafficSummary } from "@sightline/schema/rest/traffic/traffic";
import { eventRow } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { TWO_DAYS, visits } from "./testing/visits.ts";

describe("traffic summary", () => {
  let host: TestHost;
  const summary = (body: object = {}, as: "viewer" | "stranger" = "viewer") =>
    host.request(getTrafficSummary, { as, body: { widget_id: host.acme.shop.widgetId, ...TWO_DAYS, ...body } });

  beforeAll(async () => {
    host = await openTestHost();
    const other = eventRow({ widgetId: host.acme.blog.widgetId, session: 1, at: "2026-03-16T09:00:00Z" });
    await host.events.insert("event", [...visits(host.acme.shop.widgetId), other]);
  });
  afterAll(() => host.close());

  it("counts human traffic by the documented definitions, and the previous range", async () => {
    const { answer } = await summary({ goal: "purchase", compare: "previous" });
    expect(answer.totals).toEqual({
      visitors: 3,
      sessions: 4,
      pageviews: 5,
      pages_per_session: 1.25,
      average_duration: (150 + 5 + 20 + 40) / 4,
      engaged_time: (60 + 4 + 15 + 0) / 4,
      // session 2; session 4 began in the range and continues after it
      bounce_rate: 0.25,
      conversions: 1,
      conversion_rate: 0.25,
    });
    expect(answer.previous).toMatchObject({
      visitors: 1,
      sessions: 1,
      pageviews: 1,
      average_duration: 2,
      bounce_rate: 1,
      conversions: 0,
    });
    expect(answer.range).toEqual({
      ...TWO_DAYS,
      timezone: "UTC",
      previousStartDate: "2026-03-14",
      previousEndDate: "2026-03-15",
    });
    expect(answer.sampled).toBe(false);
  });

  it("has a sparkline point for every interval, empty ones included, except unfinished ones", async () => {
    const hours = (await summary()).answer.sparkline;
    expect(hours).toHaveLength(48);
    expect(hours[9]).toMatchObject({ visitors: 1, pageviews: 2, average_duration: 150 });
    expect(hours[10]).toMatchObject({ visitors: 0, sessions: 0, bounce_rate: null });
    const days = (await summary({ startDate: "2026-03-15", endDate: "2026-03-31" })).answer.sparkline;
    expect(days.map(({ pageviews }) => pageviews)).toEqual([1, 3, 2]);
    expect(days.map(({ visitors }) => visitors)).toEqual([1, 2, 2]);
    const begun = (await summary({ startDate: "2026-03-16", endDate: "2026-03-20" })).answer.sparkline;
    expect(begun.map(({ pageviews }) => pageviews)).toEqual([3, 2]);
    const running = (await summary({ startDate: "2026-03-18T09:00", endDate: "2026-03-18T11:00" })).answer.sparkline;
    expect(running).toHaveLength(2);
  });

  it("returns null for ratios in an empty range", async () => {
    const { answer } = await summary({ startDate: "2026-01-01", endDate: "2026-01-01" });
    expect(answer.totals).toMatchObject({
      visitors: 0,
      sessions: 0,
      bounce_rate: null,
      average_duration: null,
      conversion_rate: null,
    });
    expect(answer.previous).toBeUndefined();
  });

  it("counts page views that match a filter, with duration and bounce of whole sessions", async () => {
    const onProduct = await summary({
      goal: "purchase",
      custom_filter: [[{ criteria: "page", operator: "==", value: "/product/a" }]],
    });
    // sessions 1 and 3; page views of that page only, but duration and bounce of the whole session
    expect(onProduct.answer.totals).toMatchObject({
      visitors: 1,
      sessions: 2,
      pageviews: 2,
      average_duration: 85,
      bounce_rate: 0,
      conversions: 1,
    });
    expect((await summary({ filter_by: "mobile" })).answer.totals).toMatchObject({ visitors: 1, bounce_rate: 1 });
    const both = { filter_by: "desktop", custom_filter: [[{ criteria: "source", operator: "==", value: "Email" }]] };
    expect((await summary(both)).answer.totals).toMatchObject({ visitors: 1, sessions: 1, average_duration: 20 });
  });

  it("supports ranges of single hours", async () => {
    const { answer } = await summary({
      startDate: "2026-03-16T09:00",
      endDate: "2026-03-16T13:00",
      compare: "previous",
    });
    expect(answer.totals).toMatchObject({ visitors: 1, sessions: 1 });
    expect(answer.range).toMatchObject({ previousStartDate: "2026-03-16T04:00", previousEndDate: "2026-03-16T08:00" });
    const year = await summary({ startDate: "2028-02-29", endDate: "2028-02-29", compare: "year" });
    expect(year.answer.range.previousStartDate).toBe("2027-02-28");
  });

  it("names the invalid argument", async () => {
    const field = async (body: object) => (await summary(body)).failure;
    expect(await field({ startDate: "2026-03-18" })).toMatchObject({ code: "INVALID", field: "startDate" });
    expect(await field({ startDate: "2020-01-01" })).toMatchObject({ code: "INVALID", field: "startDate" });
    expect(await field({ endDate: "2026-02-30" })).toMatchObject({ field: "endDate" });
    expect(await field({ filter_by: "tall" })).toMatchObject({ field: "filter_by" });
    expect(await field({ custom_filter: [[{ criteria: "country", operator: "gt", value: "DE" }]] })).toMatchObject({
      field: "custom_filter.0.0.operator",
    });
    expect(await field({ custom_filter: [[{ criteria: "hourofday", operator: "==", value: "24" }]] })).toMatchObject({
      field: "custom_filter.0.0.value",
    });
  });

  it("hides the projects of other companies", async () => {
    expect((await summary({}, "stranger")).failure).toMatchObject({
      err: "The project was not found",
      code: "NOT_FOUND",
    });
    expect((await host.request(getTrafficSummary, { body: { widget_id: 1, ...TWO_DAYS } })).status).toBe(401);
  });

  it("limits a share link to its range", async () => {
    const link = (free_range: boolean, modules: "dashboard" | "survey" = "dashboard") =>
      shareJwt(host, { free_range, modules, ...TWO_DAYS });
    const as = { jwt: await link(false) };
    const body = { widget_id: host.acme.shop.widgetId, ...TWO_DAYS };
    const own = await host.request(getTrafficSummary, { as, body: { ...body, compare: "previous" } });
    expect(own.answer.totals.visitors).toBe(3);
    expect(own.answer.previous).toBeUndefined();
    const one = await host.request(getTrafficSummary, { as, body: { ...body, endDate: "2026-03-16" } });
    expect(one.answer.totals.visitors).toBe(2);
    for (const outside of [{ startDate: "2026-03-15" }, { endDate: "2026-03-18" }]) {
      const refused = await host.request(getTrafficSummary, { as, body: { ...body, ...outside } });
      expect([refused.status, refused.failure.code]).toEqual([403, "ROLE"]);
    }
    const blog = await host.request(getTrafficSummary, { as, body: { ...body, widget_id: host.acme.blog.widgetId } });
    expect(blog.failure.code).toBe("NOT_FOUND");
    const free = await host.request(getTrafficSummary, {
      as: { jwt: await link(true) },
      body: { ...body, startDate: "2026-03-15" },
    });
    expect(free.answer.totals.visitors).toBe(3);
    const survey = await host.request(getTrafficSummary, { as: { jwt: await link(true, "survey") }, body });
    expect(survey.status).toBe(403);
  });
});
