// Events of human visitors in the last 30 days: how many there were, how many of them match, and how many have no
// address hash.
import { IS_HUMAN, since } from "#host/analytics/visits/humanTrafficSql.ts";
import type { EventStore } from "#host/stores/events.ts";
import { number } from "#host/stores/resultColumns.ts";
import { leaveOutOfQuarters } from "#host/stores/sessionQuarters.ts";
import type { Matching } from "./matching.ts";

const DAYS_MS = 30 * 86_400_000;

const recent = `widget_id = {widget:UInt32} AND ${since("from")}`;
const paramsOf = (widget: number, now: number, match?: Matching) => ({ ...match?.params, widget, from: now - DAYS_MS });

export async function recentEvents(
  events: EventStore,
  { widgetId, now, match }: { widgetId: number; now: number; match: Matching | undefined },
  signal?: AbortSignal,
) {
  const matched = match ? `countIf(${match.condition})` : "toUInt64(0)";
  const [row] = await events.query(
    { all: number, matched: number, untraced: number },
    `SELECT count() AS all, ${matched} AS matched, countIf(address_hash = 0) AS untraced
     FROM event WHERE ${recent} AND ${IS_HUMAN}`,
    paramsOf(widgetId, now, match),
    signal,
  );
  return row ?? { all: 0, matched: 0, untraced: 0 };
}

/** Permanently deletes matching events. Resolves when the store has finished. */
export async function deleteRecentEvents(events: EventStore, widgetId: number, now: number, match: Matching) {
  const params = paramsOf(widgetId, now, match);
  const day = "widget_id = {widget:UInt32} AND toDate(ts) >= toDate(fromUnixTimestamp64Milli({from:Int64}, 'UTC'))";
  await leaveOutOfQuarters(events, { recent: day, gone: `${recent} AND ${match.condition}` }, params);
  await events.command(
    `ALTER TABLE event DELETE WHERE ${recent} AND ${match.condition} SETTINGS mutations_sync = 1`,
    params,
  );
}
