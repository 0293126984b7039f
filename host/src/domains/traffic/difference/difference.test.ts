import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAnnotation } from "@sightline/schema/rest/timeline/timeline";
import { getTrafficDifference } from "@sightline/schema/rest/traffic/difference";
import { getTrafficSummary } from "@sightline/schema/rest/traffic/traffic";
import { eventRow } from "#host/testing/eventRow.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const WEEK = { startDate: "2026-03-08", endDate: "2026-03-14" };
/** Sessions per day: 20 from search on each of 14 days; from email 4 on each of the first 7 and 13 on the others. */
const SEARCH = 20;
const EMAIL = { before: 4, now: 13 };

describe("what explains the difference of two ranges", () => {
  let host: TestHost;
  const ask = async (body: object = {}, as: "viewer" | "stranger" | { jwt: string } = "viewer") =>
    host.request(getTrafficDifference, { as, body: { widget_id: host.acme.shop.widgetId, ...WEEK, ...body } });
  const difference = async (body: object = {}) => {
    const { answer } = await ask(body);
    if (!answer.difference) throw new Error("no difference");
    return answer.difference;
  };

  beforeAll(async () => {
    host = await openTestHost();
    const { widgetId } = host.acme.shop;
    let session = 0;
    const visits = (day: number, count: number, facts: object) =>
      Array.from({ length: count }, () => {
        session += 1;
        const at = new Date(Date.UTC(2026, 2, 1 + day, 9, session % 60)).toISOString();
        return eventRow({ widgetId, session, at, ...facts });
      });
    const rows = Array.from({ length: 14 }, (_, day) => [
      ...visits(day, SEARCH, { channel: "Organic search", country: "DE", entry_path: "/", ref_host: "search.example" }),
      ...visits(day, day < 7 ? EMAIL.before : EMAIL.now, { channel: "Email", country: "FR", entry_path: "/offer" }),
    ]).flat();
    // a visitor who comes back on the last day, from the search
    const last = visits(13, 1, {
      channel: "Organic search",
      country: "DE",
      entry_path: "/",
      ref_host: "search.example",
    });
    const back = eventRow({
      widgetId,
      session: 9000,
      visitor: 1,
      at: "2026-03-14T12:00:00Z",
      channel: "Email",
      country: "FR",
      entry_path: "/offer",
    });
    await host.events.insert("event", [...rows, ...last, back]);
    const note = { widget_id: widgetId, date: "2026-03-08", text: "Newsletter" };
    await host.request(createAnnotation, { as: "owner", body: note });
  });
  afterAll(() => host.close());

  it("counts the sessions of both ranges as the summary does", async () => {
    const { now, before } = await difference();
    expect([before, now]).toEqual([7 * 24, 7 * 33 + 2]);
    const body = { widget_id: host.acme.shop.widgetId, ...WEEK, compare: "previous" };
    const { answer } = await host.request(getTrafficSummary, { as: "viewer", body });
    expect([answer.previous?.sessions, answer.totals.sessions]).toEqual([before, now]);
  });

  it("gives each value its share of the difference, and tests it", async () => {
    const { segments, dispersion, p } = await difference();
    // every day of a week has the same number, but for 2 more on the last one
    expect(dispersion).toBe(1);
    // z = (168 - 200.5) / sqrt(401 / 4)
    expect(p).toBeCloseTo(0.0011706141, 9);
    const of = (property: string, name: string) =>
      segments.find((one) => one.property === property && one.name === name);
    const email = of("channel", "Email");
    expect(email).toMatchObject({ before: 28, now: 92, share: 64 / 65 });
    // z = (28 - 60) / sqrt(120 / 4): 5.1e-9 before the adjustment
    expect(email?.p).toBeLessThan(1e-7);
    expect(of("channel", "Organic search")).toMatchObject({ before: 140, now: 141, share: 1 / 65 });
    expect(of("channel", "Organic search")?.p).toBeGreaterThan(0.9);
    expect(of("entry", "/offer")).toMatchObject({ before: 28, now: 92 });
    expect(of("country", "FR")).toMatchObject({ before: 28, now: 92 });
    expect(of("ref", "")).toMatchObject({ before: 28, now: 92 });
    // one visitor of the first day came back: too few to test
    expect(of("visitor_type", "returning")).toMatchObject({ before: 0, now: 1, p: null });
    expect(of("visitor_type", "new")).toMatchObject({ before: 168, now: 232, share: 64 / 65 });
  });

  it("lists significant values before larger ones that are within the usual variation", async () => {
    const { segments } = await difference();
    const significant = segments.map(({ p }) => p !== null && p < 0.05);
    expect(significant).toEqual(significant.toSorted((a, b) => Number(b) - Number(a)));
  });

  it("compares the days before and after a note", async () => {
    const { moments } = await difference();
    const [note] = moments;
    expect(moments).toHaveLength(1);
    expect(note).toMatchObject({ start_day: "2026-03-08", entries: [{ kind: "note", text: "Newsletter" }] });
    expect(note?.before).toBe(24);
    // five days with 33, one with 35
    expect(note?.after).toBeCloseTo(200 / 6, 12);
    expect(note?.share).toBeCloseTo((200 / 6 - 24) * (6 / 65), 12);
    expect(note?.p).toBeLessThan(0.001);
  });

  it("follows the filters of the report, those on single events too", async () => {
    const only = (criteria: string, value: string) => ({ custom_filter: [[{ criteria, operator: "==", value }]] });
    expect(await difference(only("source", "Email"))).toMatchObject({ before: 28, now: 92 });
    expect(await difference(only("page", "/nowhere"))).toMatchObject({ before: 0, now: 0, segments: [] });
  });

  it("finds nothing significant where only chance differs", async () => {
    const { p, segments } = await difference({
      custom_filter: [[{ criteria: "source", operator: "==", value: "Organic search" }]],
    });
    expect(p).toBeGreaterThan(0.9);
    expect(segments.filter((one) => one.p !== null && one.p < 0.05)).toEqual([]);
  });

  it("compares an incomplete range with the same part of the one before", async () => {
    // now is 18 March, 10:00: three days and ten hours
    const range = { startDate: "2026-03-15", endDate: "2026-03-21" };
    const { until, now, before, moments } = await difference(range);
    expect(until).toBe("2026-03-18T10:00:00.000Z");
    // of 8 to 14 March: three days and the visits of the fourth from 9:00 to 9:59
    expect([before, now]).toEqual([4 * 33, 0]);
    expect(moments).toEqual([]);
  });

  it("compares with the year before if requested, and then tests notes within the range only", async () => {
    const { before, now, moments } = await difference({ compare: "year" });
    expect([before, now]).toEqual([0, 7 * 33 + 2]);
    // the note is of the first day: no day of the range is before it
    expect(moments[0]).toMatchObject({ before: null, share: null, p: null });
  });

  it("shows holders of a share link no notes that are not for them, and nothing outside of a fixed range", async () => {
    const link = (free_range: boolean) => shareJwt(host, { modules: "dashboard", ...WEEK, free_range });
    const free = await ask({}, { jwt: await link(true) });
    expect(free.answer.difference).toMatchObject({ before: 168, moments: [] });
    expect((await ask({}, { jwt: await link(false) })).answer.difference).toBeNull();
    const feedback = { jwt: await shareJwt(host, { modules: "feedback", ...WEEK, free_range: true }) };
    expect((await ask({}, feedback)).failure.code).toBe("ROLE");
  });

  it("refuses the members of another company", async () => {
    expect((await ask({}, "stranger")).status).toBe(404);
  });
});
