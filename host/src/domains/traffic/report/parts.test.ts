// The parts of a report share a pass over the visits. Each must equal what its own call returns, and breakdowns must
// equal a plain query of the events that groups by the dimension itself.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getTrafficReport } from "@sightline/schema/rest/traffic/parts";
import * as traffic from "@sightline/schema/rest/traffic/traffic";
import { parseFilter } from "#host/analytics/filter/filter.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { eventSource } from "#host/analytics/visits/visitSource.ts";
import { measureColumns, measuresOf, measuresSql, visitsSql } from "#host/analytics/visits/visits.ts";
import { text } from "#host/stores/resultColumns.ts";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { metricValues } from "../metricValues.ts";
import { dimensionSql } from "../sql/dimensions.ts";
import { isOfSessions } from "../sql/sessionSplit.ts";

const range = { startDate: "2026-03-10", endDate: "2026-03-16", compare: "previous" };
const pick = (values: readonly string[], n: number) => values[n % values.length] ?? "";

/** 200 visits of 37 visitors over 16 days; some begin before the range or end after it, and one in nine has no page view. */
const rows = (widgetId: number) =>
  Array.from({ length: 200 }, (_, session) => {
    const start = Date.parse("2026-03-02T20:10:00Z") + session * 6_930_000;
    return Array.from({ length: 1 + (session % 4) }, (__, place) =>
      eventRow({
        widgetId,
        at: new Date(start + place * ((session * 5) % 13) * 150_000).toISOString(),
        session,
        visitor: session % 37,
        type: session % 9 === 4 ? "click" : pick(["pageview", "event", "pageview", "click"], session + place),
        name: "signup",
        path: `/page/${(session * place) % 7}`,
        entry_path: `/page/${session % 5}`,
        country: pick(["DE", "FR", "US", ""], session),
        region: pick(["Saxony", "", "Texas"], session),
        city: pick(["Halle", "Paris", "", "Paris"], session + 1),
        device: pick(["desktop", "mobile"], session),
        browser: pick(["Firefox", "Chrome", "Safari"], session),
        channel: pick(["Direct", "Email"], session % 7),
        utm_source: pick(["", "news"], session % 3),
        screen_w: session % 2 === 0 ? 0 : 1920,
        screen_h: session % 2 === 0 ? 0 : 1080,
      }),
    );
  }).flat();

const ofSessions = traffic.Dimension.options.filter(isOfSessions);

describe("the parts of a report", () => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
    await host.events.insert("event", rows(widget_id));
  });
  afterAll(() => host.close());

  const ask = async (body: object) => {
    const requested = { as: "owner" as const, body: { widget_id, ...range, goal: "signup", ...body } };
    return (await host.request(getTrafficReport, requested)).answer;
  };

  it("equal what their own calls return, in the requested order", async () => {
    const series = [
      { metric: "visitors", interval: "day" },
      { metric: "bounce_rate", interval: "day" },
      { metric: "conversion_rate", interval: "hour" },
    ];
    const breakdowns = [
      { dimension: "page", limit: 3 },
      { dimension: "country" },
      { dimension: "city", limit: 2, offset: 1 },
      { dimension: "entry", limit: 5, offset: 2 },
      { dimension: "device", offset: 50 },
      { dimension: "exit" },
      { dimension: "event" },
    ];
    const hours = [{ metric: "sessions" }, { clock: "visitor" }];
    const report = await ask({ summary: true, series, breakdowns, hours });
    const own = async (endpoint: Parameters<TestHost["request"]>[0], body: object) =>
      (await host.request(endpoint, { as: "owner", body: { widget_id, ...range, goal: "signup", ...body } })).answer;
    expect(report).toEqual({
      summary: await own(traffic.getTrafficSummary, {}),
      series: await Promise.all(series.map((one) => own(traffic.getTrafficSeries, one))),
      breakdowns: await Promise.all(breakdowns.map((one) => own(traffic.getTrafficBreakdown, one))),
      hours: await Promise.all(hours.map((one) => own(traffic.getActiveHours, one))),
    });
    expect(report.summary?.totals.visitors).toBeGreaterThan(20);
    expect(report.breakdowns[4]).toMatchObject({ rows: [], total: 2 });
  });

  it("are only those that were requested", async () => {
    expect(await ask({})).toEqual({ series: [], breakdowns: [], hours: [] });
    const { summary, breakdowns } = await ask({ breakdowns: [{ dimension: "channel" }] });
    expect([summary, breakdowns.length]).toEqual([undefined, 1]);
  });

  it("are refused if a series has too many intervals", async () => {
    const series = [{ metric: "visitors", interval: "hour" }];
    const body = { widget_id, startDate: "2025-01-01", endDate: "2026-01-01", summary: true, series };
    expect((await host.request(getTrafficReport, { as: "owner", body })).status).toBe(400);
  });

  it.each(ofSessions)("split visits by %s exactly as a plain query of the events does", async (dimension) => {
    const [other] = ofSessions.filter((one) => one !== dimension);
    const split = { dimension, limit: 1000 };
    const { breakdowns } = await ask({ breakdowns: [split, { dimension: other }], goal: undefined });
    const alone = await ask({ breakdowns: [split], goal: undefined });
    const { value, within = [] } = dimensionSql[dimension];
    const places = (["country", "region"] as const).map((place) =>
      within.includes(place) ? `if(label = '', '', toString(any(${place}))) AS ${place}_of` : `'' AS ${place}_of`,
    );
    const visits = visitsSql(eventSource(parseFilter({})), [`${value} AS label`, ...places]);
    const found = await host.events.query(
      { label: text, country_of: text, region_of: text, ...measureColumns() },
      `SELECT label, country_of, region_of, ${measuresSql()} FROM (${visits})
GROUP BY label, country_of, region_of ORDER BY m_visitors DESC, m_pageviews DESC, label, country_of, region_of`,
      periodParams(widget_id, "UTC", { from: Date.parse("2026-03-10"), to: Date.parse("2026-03-17") }),
    );
    const counts = found.map((row) => {
      const { visitors, sessions, pageviews, bounce_rate, average_duration } = metricValues(measuresOf(row));
      return [row.label, visitors, sessions, pageviews, bounce_rate, average_duration];
    });
    const [shared] = breakdowns;
    expect([shared]).toEqual(alone.breakdowns);
    expect(
      shared?.rows.map((row) => [
        ...[row.name, row.visitors, row.sessions, row.pageviews, row.bounce_rate, row.average_duration],
      ]),
    ).toEqual(counts);
    expect(shared?.total).toBe(counts.length);
    expect(counts.length).toBeGreaterThan(0);
  });
});
