// Hours and days in unusual time zones, compared with code that processes each event separately.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Interval } from "@sightline/schema/rest/traffic/traffic";
import * as traffic from "@sightline/schema/rest/traffic/traffic";
import { periodOf } from "#host/analytics/scope/reportRange.ts";
import { zoneOf } from "#host/analytics/scope/zone.ts";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { intervalsOf } from "#host/analytics/intervals/intervals.ts";

const QUARTER = 15 * 60_000;
/** Time zones, with days around their clock changes. */
const changes: readonly [timezone: string, startDate: string, endDate: string][] = [
  ["Australia/Lord_Howe", "2026-04-04", "2026-04-06"],
  ["Australia/Lord_Howe", "2026-10-03", "2026-10-05"],
  ["Asia/Kathmandu", "2026-03-15", "2026-03-16"],
  ["Pacific/Chatham", "2026-04-04", "2026-04-06"],
  ["Pacific/Chatham", "2026-09-26", "2026-09-28"],
  ["Africa/Casablanca", "2026-02-14", "2026-02-16"],
  ["Africa/Casablanca", "2026-03-21", "2026-03-23"],
  ["America/St_Johns", "2026-03-07", "2026-03-09"],
  ["America/St_Johns", "2026-10-31", "2026-11-02"],
  ["Antarctica/Troll", "2026-03-28", "2026-03-30"],
  ["Antarctica/Troll", "2026-10-24", "2026-10-26"],
  ["Pacific/Apia", "2011-12-28", "2012-01-01"],
  ["America/Sao_Paulo", "2018-11-03", "2018-11-05"],
  ["America/Sao_Paulo", "2018-02-16", "2018-02-18"],
  ["Asia/Beirut", "2026-03-28", "2026-03-30"],
  ["Asia/Beirut", "2026-10-23", "2026-10-25"],
  ["Africa/Cairo", "2026-04-23", "2026-04-25"],
  ["Africa/Cairo", "2026-10-28", "2026-10-31"],
  ["America/Havana", "2026-03-07", "2026-03-09"],
  ["America/Havana", "2026-10-31", "2026-11-02"],
  ["Europe/Berlin", "2026-03-28", "2026-03-30"],
  ["Europe/Berlin", "2026-10-24", "2026-10-26"],
  ["UTC", "2026-03-15", "2026-03-16"],
];

/** The local time, only by Intl. */
function clock(timeZone: string): (at: number) => { day: string; hour: string } {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return (at) => {
    const [day = "", time = ""] = format.format(at).split(" ");
    return { day, hour: `${day}T${time.slice(0, 2)}:00` };
  };
}

describe("hours and days of a range", () => {
  it.each(changes)("contain each quarter of an hour once, in local time: %s, %s", (timezone, startDate, endDate) => {
    const zone = zoneOf(timezone, 0);
    const period = periodOf(startDate, endDate, zone);
    const show = clock(timezone);
    for (const interval of ["hour", "day"] as const) {
      const slots = intervalsOf(period, interval, zone);
      expect(new Set(slots.map(({ t }) => t)).size).toBe(slots.length);
      const runs = slots
        .flatMap(({ t, starts }) => starts.map((start) => ({ t, start })))
        .toSorted((a, b) => a.start - b.start);
      for (let at = period.from; at < period.to; at += QUARTER) {
        expect(runs.findLast(({ start }) => start <= at)?.t).toBe(show(at)[interval]);
      }
    }
    const days = [show(period.from - 1).day < startDate, show(period.to).day > endDate];
    expect(days).toEqual([true, true]);
  });

  it("do not split an hour in which the clock goes back past midnight", () => {
    const zone = zoneOf("America/St_Johns", 0);
    const period = periodOf("2006-10-28", "2006-10-29", zone);
    const days = intervalsOf(period, "day", zone);
    const hours = (ms: number) => ms / 3_600_000;
    expect(days.map(({ t, from, to }) => [t, hours(to - from)])).toEqual([["2006-10-28", 25], ["2006-10-29", 24]]); // prettier-ignore
    expect(days[0]?.to).toBe(days[1]?.from);
  });
});

describe("events around a clock change", () => {
  let host: TestHost;
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  beforeAll(async () => {
    host = await openTestHost({ at: "2027-01-01T00:00:00Z" });
  });
  afterAll(() => host.close());

  it.each(changes)(
    "add up to the same numbers by hour, by day and in total: %s, %s",
    async (timezone, startDate, endDate) => {
      const { widgetId } = host.acme.shop;
      await host.events.command("TRUNCATE TABLE event");
      await host.events.command("TRUNCATE TABLE session_quarter");
      await host.entities.updateTable("widget").set({ timezone }).where("widget_id", "=", widgetId).execute();
      const { from, to } = periodOf(startDate, endDate, zoneOf(timezone, 0));
      const day = 86_400_000;
      const visits = Array.from({ length: 400 }, (__, session) => {
        const start = Math.round(from - day + random() * (to - from + 2 * day));
        const pages = 1 + Math.floor(random() * 3);
        return Array.from({ length: pages }, (___, page) => start + Math.round(page * random() * 1_500_000)).map(
          (at) => ({
            session,
            at,
          }),
        );
      });
      const rows = visits
        .flat()
        .map(({ session, at }) => eventRow({ widgetId, session, at: new Date(at).toISOString() }));
      await host.events.insert("event", rows);

      const show = clock(timezone);
      const naive = (interval: "hour" | "day") => {
        const found = new Map<string, { pageviews: number; begun: number; bounces: number }>();
        for (const visit of visits) {
          const first = Math.min(...visit.map(({ at }) => at));
          for (const { at } of visit) {
            if (at < from || at >= to) continue;
            const t = show(at)[interval];
            const slot = found.get(t) ?? { pageviews: 0, begun: 0, bounces: 0 };
            found.set(t, slot);
            slot.pageviews += 1;
            if (at !== first) continue;
            slot.begun += 1;
            if (visit.length === 1) slot.bounces += 1;
          }
        }
        return found;
      };
      const series = async (metric: string, interval: Interval, custom_filter?: object) => {
        const body = { widget_id: widgetId, startDate, endDate, metric, interval, custom_filter };
        const answer = await host.request(traffic.getTrafficSeries, { as: "viewer", body });
        return new Map(answer.answer.rows.flatMap(({ t, value }) => (value ? [[t, value] as const] : [])));
      };
      const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
      const everything = [[{ criteria: "country", operator: "!=", value: "ZZ" }]];
      for (const filter of [undefined, everything]) {
        for (const interval of ["hour", "day"] as const) {
          const expected = naive(interval);
          const views = await series("pageviews", interval, filter);
          expect(views).toEqual(new Map([...expected].map(([t, { pageviews }]) => [t, pageviews] as const)));
          const rates = await series("bounce_rate", interval, filter);
          for (const [t, { begun, bounces }] of expected) expect(rates.get(t) ?? 0).toBe(begun ? bounces / begun : 0);
          const body = { widget_id: widgetId, startDate, endDate, custom_filter: filter };
          const { totals } = (await host.request(traffic.getTrafficSummary, { as: "viewer", body })).answer;
          expect(totals.pageviews).toBe(sum(views.values()));
          const all = [...expected.values()];
          expect(totals.bounce_rate).toBe(sum(all.map(({ bounces }) => bounces)) / sum(all.map(({ begun }) => begun)));
        }
      }
    },
  );
});
