// The production API host with one large project of which every tenth session was recorded, in its own process:
// recordingListHost.ts DATA_DIR EVENTS. It lists recordings as the gateway asks for them, and by a bare query.
import { number, text } from "../../host/src/stores/resultColumns.ts";
import { answerOrders } from "../run/child.ts";
import { fill } from "../product/fill.ts";
import { openRealHost } from "../product/openRealHost.ts";
import { cpuOf } from "../product/uncached.ts";

export type ListedBy = "newest" | "country" | "relevance";

export interface ListOrder {
  by: ListedBy;
  /** times that each is asked */
  times: number;
}

export interface ListReport {
  /** milliseconds of CPU time per list: of the host's call, and of the bare query */
  ours: number;
  bare: number;
  recordings: number;
}

const DAY_MS = 86_400_000;
const DAYS = 30;
const PAGE = 25;
const COUNTRY = "AB";

const [dataDir = "", events = "0"] = process.argv.slice(2);
const { services, seeded, origin } = await openRealHost(dataDir);
const { widgetId } = seeded.acme.shop;
const store = services.events;
await fill(store, { events: Number(events), active: 0, project: { widgetId, companyId: seeded.acme.companyId } });
await store.command(`INSERT INTO recording_chunk (widget_id, day, session_id, stream_id, seq, visitor_id, tab_id, from_ts, to_ts,
    received_at, url, has_full, clicks, bytes)
  SELECT widget_id, toDate(min(ts)), session_id, session_id, 0, any(visitor_id), session_id, min(ts), max(ts), max(ts),
    any(url), 1, count(), 100
  FROM event WHERE cityHash64(session_id) % 10 = 0 GROUP BY widget_id, session_id`);
await store.command("OPTIMIZE TABLE recording_chunk FINAL");

// whole days, as a report's range
const until = Math.floor(Date.now() / DAY_MS) * DAY_MS - 1;
const from = until - DAYS * DAY_MS + 1;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The sessions of the period with a page view, and those of them that were recorded, newest first. */
const bareSql = (by: ListedBy) => `SELECT session_id, count() OVER () AS total FROM (
  SELECT session_id, any(visitor_id) AS visitor FROM event
  WHERE widget_id = {widget:UInt32} AND is_bot = 0 AND ts >= fromUnixTimestamp64Milli({from:Int64}, 'UTC')
    AND ts <= fromUnixTimestamp64Milli({until:Int64}, 'UTC')${by === "country" ? ` AND country = '${COUNTRY}'` : ""}
  GROUP BY session_id HAVING countIf(type = 'pageview') > 0
) AS visits INNER JOIN (
  SELECT session_id, visitor_id AS visitor, min(from_ts) AS started, max(to_ts) AS ended FROM recording_chunk FINAL
  WHERE widget_id = {widget:UInt32} GROUP BY session_id, visitor_id HAVING ended - started >= 3
) AS recorded USING (session_id, visitor)
ORDER BY started DESC, session_id DESC LIMIT ${PAGE}`;

interface Listed {
  keys: string[];
  total: number;
}

async function listBare(by: ListedBy): Promise<Listed> {
  const rows = await store.query({ session_id: text, total: number }, bareSql(by), { widget: widgetId, from, until });
  return { keys: rows.map((row) => row.session_id), total: rows[0]?.total ?? 0 };
}

async function listOurs(by: ListedBy): Promise<Listed> {
  const country = [[{ criteria: "country", operator: "==", value: COUNTRY }]];
  const body = {
    ...{ widget_id: widgetId, startDate: day(from), endDate: day(until), limit: PAGE },
    ...(by === "country" && { custom_filter: country }),
    ...(by === "relevance" && { sort: by }),
  };
  const response = await fetch(`${origin}/recording/list`, {
    method: "POST",
    headers: { "content-type": "application/json", jwt: seeded.members.owner.jwt },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The list was answered with ${response.status}: ${await response.text()}`);
  const answer = (await response.json()) as { rows: { recording: { key: string } }[]; total: number };
  return { keys: answer.rows.map(({ recording }) => recording.key), total: answer.total };
}

async function meanCpu(times: number, run: () => Promise<unknown>): Promise<number> {
  let sum = 0;
  for (let n = 0; n < times; n++) sum += (await cpuOf(store, run)).cpu;
  return sum / times;
}

answerOrders(async ({ by, times }: ListOrder): Promise<ListReport> => {
  const [ours, bare] = [await listOurs(by), await listBare(by)];
  const isSame = ours.total === bare.total && (by === "relevance" || ours.keys.join() === bare.keys.join());
  if (!isSame || ours.total === 0)
    throw new Error(`By ${by}, the host lists ${ours.total} recordings, the bare query ${bare.total} or others`);
  return {
    bare: await meanCpu(times, () => listBare(by)),
    ours: await meanCpu(times, () => listOurs(by)),
    recordings: ours.total,
  };
});
