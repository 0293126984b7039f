// The list of recordings against plain queries of the same events, for visits across the edges of the range.
import type { ParsedBodyOf } from "@sightline/schema/rest/endpoint";
import { listRecordings } from "@sightline/schema/rest/recordings/recordings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventRow } from "#host/testing/eventRow.ts";
import { chunkRowOf } from "#host/testing/recordedChunk.ts";
import { selectedRows } from "#host/testing/selectedRows.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
let widgetId: number;

const SESSIONS = 120;
const START = Date.parse("2026-03-16T22:00:00Z");
const types = ["pageview", "scroll", "rage", "dead", "click", "leave"];
/** the same choices in every run */
const chosenOf = (session: number, n: number) => (session * 7919 + n * 104_729 + ((session * n) % 13) * 31) % 1009;

/** Visits every 14 minutes, from before the range until after it, of up to seven events in 35 minutes. */
function eventsOf(session: number) {
  const start = START + session * 14 * 60_000;
  return Array.from({ length: 1 + (chosenOf(session, 0) % 7) }, (_, n) =>
    eventRow({
      ...{ widgetId, session, at: new Date(start + n * 300_000).toISOString() },
      type: types[chosenOf(session, n + 1) % types.length] ?? "",
      path: ["/", "/cart", "/about"][chosenOf(session, n + 20) % 3] ?? "",
      country: ["DE", "FR"][session % 2] ?? "",
      is_internal: session % 11 === 0 ? 1 : 0,
      is_bot: session % 17 === 0 ? 1 : 0,
    }),
  );
}

beforeAll(async () => {
  host = await openTestHost();
  widgetId = host.acme.shop.widgetId;
  const sessions = Array.from({ length: SESSIONS }, (_, n) => n + 1);
  await host.events.insert("event", sessions.flatMap(eventsOf));
  const recorded = sessions.filter((session) => session % 3 > 0);
  await host.events.insert(
    "recording_chunk",
    recorded.map((session) =>
      chunkRowOf({
        ...{ widgetId, session, at: new Date(START + session * 14 * 60_000).toISOString() },
        seconds: session % 7,
        // one of another visitor
        visitor: session % 19 === 0 ? 900 : session,
        form_drops: session % 5 === 0 ? 1 : 0,
      }),
    ),
  );
});
afterAll(() => host.close());

type Body = Partial<ParsedBodyOf<typeof listRecordings>>;
const DAY = "2026-03-17";
const by = (criteria: "country" | "page", value: string) => [[{ criteria, operator: "==" as const, value }]];

/** The range is a day in UTC. `selected`: condition on a page view, `visit`: on a session. */
async function listedPlainly(selected: string, visit: string): Promise<{ keys: unknown[]; sessions: number }> {
  const visits = `SELECT DISTINCT session_id FROM event WHERE widget_id = ${widgetId} AND is_bot = 0
    AND toDate(ts) = '${DAY}' AND type = 'pageview' AND ${selected}`;
  const recorded = `SELECT session_id, min(from_ts) AS started FROM recording_chunk
    WHERE (session_id, visitor_id) IN (SELECT session_id, visitor_id FROM event)
    GROUP BY session_id HAVING dateDiff('millisecond', started, max(to_ts)) >= 3000`;
  const rows = await selectedRows(
    host.events,
    "session_id, started",
    `FROM (${recorded}) WHERE session_id IN (${visits}) AND ${visit} ORDER BY started DESC, session_id DESC`,
  );
  const [counted] = await selectedRows(host.events, "count() AS sessions", `FROM (${visits}) WHERE ${visit}`);
  return { keys: rows.map(({ session_id }) => session_id), sessions: Number(counted?.["sessions"]) };
}

const rageOrForm = `(session_id IN (SELECT session_id FROM event WHERE type IN ('rage', 'dead'))
  OR (session_id, 1) IN (SELECT session_id, form_drops FROM recording_chunk
    WHERE dateDiff('second', from_ts, to_ts) >= 3 AND (session_id, visitor_id) IN (SELECT session_id, visitor_id FROM event)))`;

test.each<[string, Body, string, string]>([
  ["without a filter", {}, "1", "1"],
  ["without the team", { without_internal: true }, "is_internal = 0", "1"],
  ["of a country", { custom_filter: by("country", "FR") }, "country = 'FR'", "1"],
  ["of a page", { custom_filter: by("page", "/cart") }, "path = '/cart'", "1"],
  ["with friction", { collection: "friction" }, "1", rageOrForm],
  [
    "with friction on a page",
    { collection: "friction", custom_filter: by("page", "/cart") },
    "path = '/cart'",
    rageOrForm,
  ],
])("lists and counts the same visits %s as a plain query", async (_name, body, selected, visit) => {
  const plain = await listedPlainly(selected, visit);
  expect(plain.keys.length).toBeGreaterThan(3);
  expect(plain.sessions).toBeGreaterThan(plain.keys.length);
  const range = { widget_id: widgetId, startDate: DAY, endDate: DAY, timezone: "UTC", limit: 100 };
  const { answer } = await host.request(listRecordings, { as: "viewer", body: { ...range, ...body } });
  expect(answer.rows.map(({ recording }) => recording.key)).toEqual(plain.keys);
  expect([answer.total, answer.sessions]).toEqual([plain.keys.length, plain.sessions]);

  const last = answer.rows.at(-1);
  const after = { value: last?.sorted_by ?? 0, key: last?.recording.key ?? "" };
  const behind = await host.request(listRecordings, { as: "viewer", body: { ...range, ...body, after } });
  // the numbers are the same where no row is left
  expect(behind.answer).toMatchObject({ rows: [], total: answer.total, sessions: answer.sessions });
});
