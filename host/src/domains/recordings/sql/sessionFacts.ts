// What the tracked events say of recorded sessions. Only events of the visitor who was recorded count.
import { PAGE_VIEWS } from "#host/analytics/visits/countSql.ts";
import type { CountedErrors } from "#host/analytics/countedErrors.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { nullable, number, type RowOf, text, time } from "#host/stores/resultColumns.ts";
import type { ReachedGoals } from "../reachedGoals.ts";
import type { RecordedSession } from "./recordedSessions.ts";

const described = { country: text, region: text, city: text, device: text, browser: text, os: text, channel: text };
const columns = {
  session_id: text,
  ...described,
  source: text,
  pageviews: number,
  events: number,
  clicks: number,
  rage_clicks: number,
  dead_clicks: number,
  errors: number,
  converted: nullable(time),
  internal: number,
};
export type SessionFacts = RowOf<typeof columns>;

const DAY_MS = 86_400_000;

/** Events of these sessions; a session lasts at most a day, so nothing else is read. */
export const OF_SESSIONS = `widget_id = {widget:UInt32}
  AND toDate(ts) BETWEEN toDate(fromUnixTimestamp64Milli({from:Int64}, 'UTC')) AND toDate(fromUnixTimestamp64Milli({to:Int64}, 'UTC'))
  AND visitor_id IN {visitors:Array(UUID)} AND session_id IN {sessions:Array(UUID)}
  AND (session_id, visitor_id) IN arrayZip({sessions:Array(UUID)}, {visitors:Array(UUID)})`;

/** Which event reached a goal on a funnel or a form is found in the events of these visitors only (`reachedGoals`). */
export const OF_VISITORS = "visitor_id IN {visitors:Array(UUID)}";

type Recorded = Pick<RecordedSession, "session_id" | "visitor" | "started" | "ended">;

export const sessionParams = (widget: number, recorded: readonly Recorded[]) => ({
  widget,
  from: Math.min(...recorded.map(({ started }) => started)) - DAY_MS,
  to: Math.max(...recorded.map(({ ended }) => ended)) + DAY_MS,
  sessions: recorded.map(({ session_id }) => session_id),
  visitors: recorded.map(({ visitor }) => visitor),
});

export async function sessionFacts(
  { events, signal }: QueryContext,
  widget: number,
  recorded: readonly Recorded[],
  { goals, errors }: { goals: ReachedGoals; errors: CountedErrors },
): Promise<Map<string, SessionFacts>> {
  const ofVisit = Object.keys(described).map((column) => `any(event.${column}) AS ${column}`);
  const rows = await events.query(
    columns,
    `SELECT session_id, ${ofVisit.join(", ")}, any(source_name) AS source, ${PAGE_VIEWS} AS pageviews,
  countIf(type = 'event') AS events, countIf(type = 'click') AS clicks, countIf(type = 'rage') AS rage_clicks,
  countIf(type = 'dead') AS dead_clicks, countIf(${errors.where}) AS errors,
  if(countIf(${goals.any}) = 0, NULL, minIf(ts, ${goals.any})) AS converted, max(is_internal) AS internal
FROM event WHERE ${OF_SESSIONS} GROUP BY session_id`,
    { ...sessionParams(widget, recorded), ...goals.params, ...errors.params },
    signal,
  );
  return new Map(rows.map((row) => [row.session_id, row]));
}
