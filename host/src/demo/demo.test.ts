import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authenticate } from "@sightline/schema/rest/account/account";
import { getFunnels } from "@sightline/schema/rest/funnels/funnels";
import { getFunnelResult } from "@sightline/schema/rest/funnels/results";
import { getTimeline } from "@sightline/schema/rest/timeline/entries";
import { getAnnotations } from "@sightline/schema/rest/timeline/timeline";
import { getWidgets } from "@sightline/schema/rest/projects/projects";
import { number, text } from "#host/stores/resultColumns.ts";
import { countOf, recordedCountOf, sumOf } from "#host/testing/demoCounts.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { countryOf } from "#host/ingest/enrich/places/country.ts";
import { DEMO_API_KEY, DEMO_COMPANY } from "./company.ts";
import { demoPlaces } from "./data/cities.ts";
import { HISTORY_DAYS, prepareDemo } from "./demo.ts";
import { DAY, visitsOfDay } from "./history/day.ts";
import { siteProfiles } from "./history/profiles.ts";
import { batchesOf } from "./history/visit.ts";

const SCALE = 0.06;

describe("demo data", () => {
  let host: TestHost;
  let origin: number;
  const steps: [string, number][] = [];
  const prepare = async () => {
    await prepareDemo({
      services: host.services,
      ingest: host.ingest,
      recordings: host.recordings,
      log: host.services.log,
      scale: SCALE,
      progress: (...step) => void steps.push(step),
    });
    await host.recordings.flush();
  };
  const small = () =>
    siteProfiles(`${host.services.env.TRACKER_URL}/demo`).map((each) => ({
      ...each,
      visitsPerDay: each.visitsPerDay * SCALE,
    }));
  const stored = async () => {
    const keys = await host.entities
      .selectFrom("widget")
      .select(["widget_id", "widget_key"])
      .where("company_id", "=", DEMO_COMPANY)
      .execute();
    const rows = await host.events.query(
      { widget_id: number, type: text, n: number, ids: number },
      `SELECT widget_id, toString(type) AS type, count() AS n, uniqExact(event_id) AS ids FROM event WHERE company_id = ${DEMO_COMPANY} AND rule_id = 0 GROUP BY widget_id, type`,
    );
    expect(rows.every(({ n, ids }) => n === ids)).toBe(true);
    return Object.fromEntries(
      rows.map(({ widget_id, type, n }) => [
        `${keys.find((key) => key.widget_id === widget_id)?.widget_key} ${type}`,
        n,
      ]),
    );
  };

  beforeAll(async () => {
    host = await openTestHost({ env: { DEMO: true } });
    origin = Math.floor(host.clock.now() / DAY) - HISTORY_DAYS + 1;
    await prepare();
  });
  afterAll(() => host.close());

  it("contains exactly what its visitors did, up to the current time", async () => {
    expect(await stored()).toEqual(sumOf(countOf(small(), 0, host.clock.now(), origin), recordedCountOf()));
    expect(steps[0]?.[1]).toBe(0);
    expect(steps.at(-1)).toEqual(["making the demo's history", 1]);
  });

  it("contains the events of its event rules since each rule was created", async () => {
    const counted = async (sql: string) =>
      (
        await host.events.query(
          { n: number, first: text },
          `SELECT count() AS n, toString(toDate(min(ts))) AS first FROM event WHERE company_id = ${DEMO_COMPANY} AND ${sql}`,
        )
      )[0];
    const made = (name: string) => counted(`rule_id > 0 AND type = 'event' AND name = '${name}'`);
    const since = "ts >= '2026-01-15 13:05:00'";
    for (const [name, met] of [
      ["cart_button", "type = 'click' AND selector LIKE '%.add-to-cart%' AND path LIKE '/demo/product/%'"],
      ["read_three_quarters", "type = 'leave' AND scroll_depth >= 75 AND path LIKE '/demo/blog%'"],
    ] as const) {
      expect((await made(name))?.n).toBeGreaterThan(10);
      expect((await made(name))?.n).toBe((await counted(met))?.n);
    }
    const seen = await made("newsletter_seen");
    expect(seen?.first).toBe("2026-01-15");
    const scrolled = await counted(`type = 'leave' AND scroll_depth >= 85 AND path LIKE '/demo/%' AND ${since}`);
    expect(seen?.n).toBeGreaterThan((scrolled?.n ?? 0) / 2);
  });

  it("has visitors in real cities, each inside its country", async () => {
    expect(demoPlaces.filter(({ address, country }) => countryOf(address) !== country)).toEqual([]);
    const cities = await host.events.query(
      { country: text, region: text, city: text, visitors: number },
      `SELECT country, region, city, uniqExact(visitor_id) AS visitors FROM event WHERE company_id = ${DEMO_COMPANY}
       GROUP BY country, region, city ORDER BY visitors DESC`,
    );
    const known = new Set(demoPlaces.map(({ country, region, city }) => `${country} ${region} ${city}`));
    expect(cities.filter(({ country, region, city }) => !known.has(`${country} ${region} ${city}`))).toEqual([]);
    expect(cities.length).toBeGreaterThan(50);
  });

  it("signs in each of its members and tools", async () => {
    for (const [account, role] of [
      ["owner", 0],
      ["admin", 1],
      ["user", 2],
      ["viewer", 3],
    ] as const) {
      const body = { email: `${account}@demo.test`, password: "sightline", domain: "", localhost: false };
      expect((await host.request(authenticate, { body })).answer).toMatchObject({ company_id: DEMO_COMPANY, role });
    }
    const { answer } = await host.request(getWidgets, { as: { jwt: DEMO_API_KEY } });
    expect(answer.map(({ widget_key }) => widget_key)).toEqual(["demo-shop", "demo-journal", "demo-help"]);
    expect(answer.every(({ feature_acl }) => feature_acl.length === 12)).toBe(true);
    const notes = await host.request(getAnnotations, {
      as: { jwt: DEMO_API_KEY },
      body: { widget_id: answer[0]?.widget_id, startDate: "2025-12-19", endDate: "2026-03-18" },
    });
    expect(notes.answer.rows.map(({ text }) => text)).toEqual(["New checkout", "Winter sale"]);
  });

  it("has an audit history in which each change has an existing object, an old value and a new value", async () => {
    const as = { jwt: DEMO_API_KEY };
    const [shop, ofJournal] = (await host.request(getWidgets, { as })).answer;
    const days = { startDate: "2025-12-19", endDate: "2026-03-18" };
    const marks = async (widget_id: number | undefined) =>
      (await host.request(getAnnotations, { as, body: { widget_id, ...days } })).answer.changes.map(
        ({ date, text, description, user_name }) => [date, text, description, user_name],
      );
    expect(await marks(shop?.widget_id)).toEqual([
      ["2026-01-15T13:00", "events.event_rule_created", "newsletter_seen", "Una User"],
      ["2026-01-22T09:00", "goals.goal_created", "Followed on Instagram", "Una User"],
      ["2026-02-05T15:00", "project.settings_changed", "Northwind Shop", "Adam Admin"],
      ["2026-02-09T11:00", "project.block_rule_added", "agent LoadProbe", "Adam Admin"],
      ["2026-02-22T09:00", "project.block_rule_added", "address 203.0.113.0/24", "Adam Admin"],
      ["2026-02-26T08:00", "goals.goal_changed", "Stayed for three minutes", "Olivia Owner"],
      ["2026-03-04T14:00", "events.event_rule_changed", "read_three_quarters", "Una User"],
      ["2026-03-09T16:00", "project.block_rule_deleted", "agent LoadProbe", "Adam Admin"],
    ]);
    expect(await marks(ofJournal?.widget_id)).toEqual([
      ["2026-02-28T11:00", "goals.goal_changed", "Read to the end", "Una User"],
    ]);
    const timeline = await host.request(getTimeline, { as, body: { widget_id: shop?.widget_id, ...days } });
    const { rows } = timeline.answer;
    expect(rows.find(({ text }) => text === "goals.goal_changed")?.changed).toEqual([
      { field: "goal_name", before: "Stayed for two minutes", after: "Stayed for three minutes" },
      { field: "goal_value", before: "120", after: "180" },
    ]);
    const rules = await host.entities.selectFrom("block_rule").select(["value", "created_at"]).execute();
    expect(rules).toEqual([{ value: "203.0.113.0/24", created_at: new Date("2026-02-22T09:05:00Z") }]);
    const goals = await host.entities.selectFrom("goal_profile").select(["goal_profile_id", "created_at"]).execute();
    const created = await host.entities
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "goal_created")
      .execute();
    for (const { action_id, created_at } of created) {
      expect(goals).toContainEqual({ goal_profile_id: Number(action_id), created_at });
    }
  });

  it("has two funnels with visitors who leave at each of their steps", async () => {
    const as = { jwt: DEMO_API_KEY };
    const [shop] = (await host.request(getWidgets, { as })).answer;
    const days = { widget_id: shop?.widget_id, startDate: "2025-12-19", endDate: "2026-03-18" };
    const { rows } = (await host.request(getFunnels, { as, body: days })).answer;
    expect(rows.map(({ id_name }) => id_name)).toEqual(["Checkout", "From the shelf to the order"]);
    for (const { id } of rows) {
      const { steps, totals } = (await host.request(getFunnelResult, { as, body: { ...days, id } })).answer;
      expect(totals.converted).toBeGreaterThan(3);
      for (const { dropped, entered } of steps.slice(0, -1)) {
        expect(dropped).toBeGreaterThan(0);
        expect(dropped).toBeLessThan(entered);
      }
    }
  });

  it("stays unchanged at a second start soon after", async () => {
    const before = await stored();
    host.clock.move(59 * 60_000);
    await prepare();
    expect(await stored()).toEqual(before);
    host.clock.move(-59 * 60_000);
  });

  it("is rebuilt after an interrupted start without duplicates", async () => {
    const before = await stored();
    const entries = () => host.entities.selectFrom("audit_log").select("audit_id").orderBy("audit_id").execute();
    const timeline = await entries();
    await host.entities
      .updateTable("host_state")
      .set({ value: JSON.stringify({ origin }) })
      .where("key", "=", "demo")
      .execute();
    await prepare();
    expect(await stored()).toEqual(before);
    expect(await entries()).toEqual(timeline);
  });

  it("grows by the days since the last start, up to its 90 days", async () => {
    const first = host.clock.now();
    host.clock.move(3 * DAY + 5000);
    await prepare();
    const second = host.clock.now();
    expect(await stored()).toEqual(sumOf(countOf(small(), 0, second, origin), recordedCountOf()));
    expect(second - first).toBe(3 * DAY + 5000);
    host.clock.move(200 * DAY);
    await prepare();
    const [gap] = await host.events.query(
      { n: number },
      `SELECT count() AS n FROM event WHERE company_id = ${DEMO_COMPANY} AND ts >= fromUnixTimestamp64Milli({from:Int64}) AND ts < fromUnixTimestamp64Milli({to:Int64})`,
      { from: second, to: (Math.floor(host.clock.now() / DAY) - HISTORY_DAYS + 1) * DAY },
    );
    expect(gap?.n).toBe(0);
  });
});

describe("complete demo history", () => {
  const until = Date.parse("2026-03-18T10:00:00Z");
  const origin = Math.floor(until / DAY) - HISTORY_DAYS + 1;

  it("has enough data for every report", () => {
    const counts = countOf(siteProfiles("http://localhost:4100/demo"), 0, until, origin);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100_000);
    for (const type of ["pageview", "click", "event", "leave", "vital", "error", "rage", "dead", "outbound"])
      expect(counts[`demo-shop ${type}`]).toBeGreaterThan(50);
  });

  it("is deterministic", () => {
    const [shop] = siteProfiles("http://localhost:4100/demo");
    const day = () =>
      shop ? [...visitsOfDay(shop, origin + 70, origin)].flatMap(({ visit, dice }) => batchesOf(visit, dice)) : [];
    expect(day()).toEqual(day());
    const ids = day().flatMap(({ events }) => events.map(({ event_id }) => event_id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(500);
  });
});
