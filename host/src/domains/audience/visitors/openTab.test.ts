// A visitor is deleted while their tab is open: events sent afterwards, and events in flight.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getRealtime } from "@sightline/schema/rest/audience/audience";
import { deleteVisitor, getVisitor, getVisitorSessions } from "@sightline/schema/rest/audience/profile";
import { listVisitors } from "@sightline/schema/rest/audience/visitors";
import { getVisitorComments } from "@sightline/schema/rest/feedback/ofVisitor";
import { getTrafficSummary } from "@sightline/schema/rest/traffic/traffic";
import { openForgottenVisitors } from "#host/stores/forgottenVisitors.ts";
import { number } from "#host/stores/resultColumns.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const JO = "5f0c1a52-7d0e-4b7e-9d3a-0a1b2c3d4e5f";
const OLD = "11111111-1111-4111-8111-111111111111";
const NEW = "22222222-2222-4222-8222-222222222222";
const MINUTE = 60_000;
const url = "https://shop.example/";

describe("visitor who is deleted while a tab is open", () => {
  let host: TestHost;
  let began: number;
  let deleted: string;
  const post = (path: string, body: object) =>
    host.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" },
      body: JSON.stringify(body),
    });
  const sends = async (session: { id: string; start: number }, ...events: object[]) => {
    const sent = host.clock.now();
    const given = events.map((event) => ({ event_id: randomUUID(), ts: sent, url, ...event }));
    const batch = { sent_at: sent, visitor_id: JO, session: { ...session, entry_url: url }, events: given };
    const answer = await post(`/collect/${host.acme.shop.key}`, batch);
    expect(answer.status).toBe(204);
  };
  const stored = async () => {
    await host.ingest.flush();
    const count = async (table: string) =>
      Number((await host.events.query({ n: number }, `SELECT count() AS n FROM ${table}`))[0]?.n);
    return [await count("event"), await count("visitor_trait"), await count("session_quarter")];
  };
  const requested = () => {
    const widget_id = host.acme.shop.widgetId;
    return { widget_id, visitor_id: JO, startDate: "2026-03-18", endDate: "2026-03-18" };
  };
  const headers = () => ({ widgetid: String(host.acme.shop.widgetId) });
  const list = async () => (await host.request(listVisitors, { as: "viewer", body: requested() })).answer;

  beforeAll(async () => {
    host = await openTestHost();
    began = host.clock.now();
    await sends({ id: OLD, start: began }, { type: "pageview", entry: true });
    await host.ingest.flush();
    host.clock.move(MINUTE);
    // acknowledged, but maybe not yet in the store when the visitor is deleted
    await sends(
      { id: OLD, start: began },
      { type: "identify", name: "customer-17", props: { email: "jo@example.com" } },
    );
    deleted = (await host.request(deleteVisitor, { as: "user", body: requested() })).answer.visitor_id;
  });
  afterAll(() => host.close());

  it("stays deleted despite events of the open tab in the same session", async () => {
    expect(deleted).toBe(JO);
    expect(await stored()).toEqual([0, 0, 0]);
    host.clock.move(15_000);
    const visit = { id: OLD, start: began };
    await sends(visit, { type: "ping", engaged_ms: 9000 }, { type: "click", selector: "a", x: 1, y: 1 });
    await sends(
      visit,
      { type: "pageview" },
      { type: "identify", name: "customer-17", props: { email: "jo@example.com" } },
    );
    await sends(visit, { type: "leave", engaged_ms: 3000 });
    expect(await stored()).toEqual([0, 0, 0]);
    expect(await list()).toMatchObject({ total: 0, rows: [] });
    expect((await host.request(getRealtime, { as: "viewer", headers: headers() })).answer.visitors).toEqual([]);
    const profile = await host.request(getVisitor, { as: "viewer", params: requested(), headers: headers() });
    expect(profile.failure.code).toBe("NOT_FOUND");
  });

  it("stays deleted despite server-side traits and comments", async () => {
    const identified = await post(`/track/${host.acme.shop.key}`, {
      uuid: JO,
      id: "customer-17",
      email: "jo@example.com",
    });
    expect(identified.status).toBe(200);
    expect(await stored()).toEqual([0, 0, 0]);
    const comment = { key: host.acme.shop.key, url, rating: 4, text: "Fine", visitor_id: JO, session_id: OLD };
    expect((await post("/feedback/submit", comment)).ok).toBe(true);
    expect((await host.request(getVisitorComments, { as: "viewer", body: requested() })).answer.rows).toEqual([]);
    const comments = await host.entities.selectFrom("comment").select(["text", "visitor_id", "session_id"]).execute();
    expect(comments).toEqual([{ text: "Fine", visitor_id: null, session_id: null }]);
  });

  it("stays deleted after a restart", async () => {
    const forgotten = await openForgottenVisitors(host.entities, host.dataDir, () => {});
    expect(forgotten.isAway(host.acme.shop.widgetId, JO.toUpperCase())).toBe(true);
    expect(forgotten.isAway(host.acme.blog.widgetId, JO)).toBe(false);
  });

  it("becomes a new visitor in the next session, without any earlier data", async () => {
    host.clock.move(40 * MINUTE);
    const start = host.clock.now();
    await sends({ id: NEW, start }, { type: "pageview", entry: true }, { type: "pageview", ts: began + 1000 });
    // queued in the browser since before the deletion
    await sends({ id: OLD, start: began }, { type: "pageview", ts: began + 2000 });
    await host.ingest.flush();
    const { rows } = await list();
    expect(rows.map(({ visitor, numbers }) => [visitor.first_seen, visitor.user_id, numbers.sessions])).toEqual([
      [new Date(start).toISOString(), "", 1],
    ]);
    const sessions = (await host.request(getVisitorSessions, { as: "viewer", body: requested() })).answer;
    expect(sessions.rows.map(({ session_id, pageviews }) => [session_id, pageviews])).toEqual([[NEW, 1]]);
    const { totals } = (await host.request(getTrafficSummary, { as: "viewer", body: requested() })).answer;
    expect(totals).toMatchObject({ visitors: 1, sessions: 1, pageviews: 1 });
    await post(`/track/${host.acme.shop.key}`, { uuid: JO, id: "customer-17" });
    await host.ingest.flush();
    const profile = await host.request(getVisitor, { as: "viewer", params: requested(), headers: headers() });
    expect(profile.answer.visitor).toMatchObject({ user_id: "customer-17", first_seen: new Date(start).toISOString() });
  });
});
