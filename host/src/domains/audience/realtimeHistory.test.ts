// The last 24 hours of the realtime view: a past moment shows what the live view showed at it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getOnlineHistory, getRealtime, type Realtime } from "@sightline/schema/rest/audience/audience";
import { randomFrom } from "#host/analytics/funnels/testing/randomFrom.ts";
import { eventRow, sessionId } from "#host/testing/eventRow.ts";
import { sendChunk } from "#host/testing/recordedChunk.ts";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const iso = (at: number) => new Date(at).toISOString();
/** each test runs seven hours later, so that no cached answer of another one is valid */
let now = Date.parse("2026-05-06T10:00:00Z");

let host: TestHost;
let widgetId: number;
beforeAll(async () => {
  host = await openTestHost({ at: now });
  widgetId = host.acme.shop.widgetId;
});
beforeEach(async () => {
  await host.events.command("TRUNCATE TABLE event");
  host.clock.set((now += 7 * HOUR));
});
afterAll(() => host.close());

type Columns = Omit<Parameters<typeof eventRow>[0], "widgetId" | "at">;
const happened = (at: number, columns: Columns) => eventRow({ widgetId, at: iso(at), ...columns });
const store = (...rows: object[]) => host.events.insert("event", rows);
const header = () => ({ widgetid: String(widgetId) });
const request = (at?: string) =>
  host.request(getRealtime, { as: "viewer", headers: header(), ...(at !== undefined && { query: { at } }) });
const past = async (at: number): Promise<Realtime> => (await request(iso(at))).answer;
const history = async () => (await host.request(getOnlineHistory, { as: "viewer", headers: header() })).answer;

describe("past moment", () => {
  it("shows what the live view showed at it, for random events of every kind", async () => {
    const pick = randomFrom(20_260_506);
    const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
    const types = ["pageview", "ping", "ping", "click", "leave", "vital", "error", "event", "identify", "form_field"];
    const randomEvent = (at: number) => {
      const session = 1 + pick(60);
      const [path, device] = [one(["/a", "/b", "/c"]), one(["desktop", "mobile"])];
      return happened(at, {
        ...{ session, visitor: session % 40, type: one(types), name: one(["", "buy", "sign_up"]), path, device },
        ...{ country: one(["DE", "FR", ""]), channel: one(["Direct", "Email"]), engaged_ms: one([0, 4000]) },
        ...{ is_bot: pick(12) === 0 ? 1 : 0, is_internal: pick(12) === 0 ? 1 : 0, session_start: iso(at - HOUR) },
      });
    };
    const seen = new Map<number, Realtime>();
    const first = now;
    for (let moment = first; moment <= first + 45 * MINUTE; moment += MINUTE) {
      // the limits of presence are inclusive: an event at the moment, and one exactly 30 seconds before it
      const times = [moment, moment - 30_000, ...Array.from({ length: 20 }, () => moment - pick(MINUTE))];
      await store(...times.map(randomEvent));
      host.clock.set(moment);
      seen.set(moment, (await request()).answer);
    }
    const onlineLive = [...seen.values()].map(({ active, idle }) => active + idle);
    expect(Math.max(...onlineLive) - Math.min(...onlineLive)).toBeGreaterThan(5);

    host.clock.set(first + 6 * HOUR);
    for (const [moment, live] of seen) expect(await past(moment)).toEqual(live);
    const { from, step_seconds, online } = await history();
    expect([step_seconds, online.length]).toEqual([60, 24 * 60 + 1]);
    const index = (first - Date.parse(from)) / MINUTE;
    expect(online.slice(index, index + onlineLive.length)).toEqual(onlineLive);
  });

  it("includes events that arrived later, but not events that happened later", async () => {
    const moment = now - 2 * HOUR;
    const arrived = (at: number, received: number, session: number) => ({
      ...happened(at, { session }),
      received_at: iso(received),
    });
    await store(
      arrived(moment - 10_000, moment + HOUR, 1),
      arrived(moment + 1, moment + 2, 2),
      arrived(moment - 9_000, moment - 8_000, 3),
    );
    const answer = await past(moment);
    expect([answer.active, answer.pageviews_today, answer.events.length]).toEqual([2, 2, 2]);
    expect(answer.last_event_at).toBe(iso(moment - 8_000));
  });

  it("offers no live view of its sessions", async () => {
    await sendChunk(host, "acme-shop", { session: 1, at: iso(now - MINUTE) });
    await store(happened(now - MINUTE, { session: 1 }), happened(now, { session: 1, type: "click" }));
    const recorded = ({ visitors }: Realtime) =>
      visitors.map(({ session_id, is_recorded }) => [session_id, is_recorded]);
    expect(recorded((await request()).answer)).toEqual([[sessionId(1), true]]);
    expect(recorded(await past(now - MINUTE))).toEqual([[sessionId(1), false]]);
  });

  it("is rounded down to the minute, at most 24 hours ago, and not in the future", async () => {
    const noted = [iso(now - 90_001), iso(now), iso(now - 24 * HOUR)];
    const answers = await Promise.all(noted.map(async (at) => (await request(at)).answer.at));
    expect(answers).toEqual([iso(now - 2 * MINUTE), iso(now), iso(now - 24 * HOUR)]);
    // the oldest moment of a graph stays valid while the graph is shown
    expect((await request(iso(now - 24 * HOUR - 5 * MINUTE))).status).toBe(200);
    // nor is the current one by a clock that is ahead
    expect((await request(iso(now + 5 * MINUTE))).answer.at).toBe(iso(now));
    for (const at of [iso(now + 5 * MINUTE + 1), iso(now - 24 * HOUR - 5 * MINUTE - 1)])
      expect((await request(at)).failure.err).toBe("Choose a moment of the last 24 hours");
    for (const at of ["yesterday", "2026-02-30T10:00:00Z", "1", ""])
      expect([at, (await request(at)).status]).toEqual([at, 400]);
  });

  it("is cached for a minute, and does not replace what is cached for the live view", async () => {
    const moment = now - HOUR;
    await store(happened(moment, { session: 1 }), happened(now, { session: 1 }));
    expect((await request()).answer.pageviews_today).toBe(2);
    expect((await past(moment)).active).toBe(1);
    await store(happened(moment, { session: 2 }));
    expect((await past(moment)).active).toBe(1);
    // the number of earlier today is still the cached one
    expect((await request()).answer.pageviews_today).toBe(2);
    host.clock.move(MINUTE);
    expect((await past(moment)).active).toBe(2);
    expect((await request()).answer.pageviews_today).toBe(3);
  });
});

describe("history of visitors online", () => {
  it("has 1441 minutes up to the current one, zeros included, and is cached for a minute", async () => {
    host.clock.move(20_000);
    await store(happened(now - 24 * HOUR, { session: 1 }), happened(now - 24 * HOUR - 30_001, { session: 2 }));
    const { from, online } = await history();
    expect(from).toBe(iso(now - 24 * HOUR));
    expect([online.length, online[0], online.reduce((sum, n) => sum + n)]).toEqual([1441, 1, 1]);
    await store(happened(now, { session: 3 }));
    expect((await history()).online.at(-1)).toBe(0);
    host.clock.move(MINUTE);
    expect((await history()).online.slice(-2)).toEqual([1, 0]);
  });
});

describe("access to the past", () => {
  it("is that of the live view", async () => {
    const link = { modules: "dashboard", startDate: iso(now).slice(0, 10), endDate: iso(now).slice(0, 10) } as const;
    const jwt = await shareJwt(host, { ...link, free_range: true });
    const query = { at: iso(now - HOUR) };
    await store(happened(now - HOUR, { session: 1 }));
    // cached for its members
    expect((await past(now - HOUR)).active).toBe(1);
    expect((await history()).online).toContain(1);
    const both = async (sent: object) => [
      (await host.request(getRealtime, { ...sent, query })).status,
      (await host.request(getOnlineHistory, sent)).status,
    ];
    expect(await both({ as: "stranger", headers: header() })).toEqual([404, 404]);
    expect(await both({ as: "viewer" })).toEqual([404, 404]);
    expect(await both({ headers: header() })).toEqual([401, 401]);
    expect(await both({ as: { jwt }, headers: header() })).toEqual([403, 403]);
    // another project of the same moment has its own answer
    const blog = { as: "viewer", headers: { widgetid: String(host.acme.blog.widgetId) } } as const;
    expect((await host.request(getRealtime, { ...blog, query })).answer.active).toBe(0);
    expect((await host.request(getOnlineHistory, blog)).answer.online).not.toContain(1);
  });
});
