// The events of human visitors in a period: no bots, no internal traffic, no server events outside of a session.
// Defined once, so that all reports count the same.
import { ABSENT_ID } from "#host/stores/absentId.ts";
import type { Period } from "../scope/reportRange.ts";

/** An instant passed as the parameter `name`, in milliseconds since 1970. */
export const instant = (name: string) => `fromUnixTimestamp64Milli({${name}:Int64}, 'UTC')`;

/** The condition on days is redundant but needed: the table is sorted by project, day and hour. */
export const since = (name: string) => `toDate(ts) >= toDate(${instant(name)}) AND ts >= ${instant(name)}`;
export const before = (name: string) => `toDate(ts) <= toDate(${instant(name)}) AND ts < ${instant(name)}`;

/**
 * At most one hour: days and hours lead the sorting key, so almost nothing else is read. Uses plain values instead of
 * expressions, because planning takes longer than reading here. Needs the parameters of `withinParams`.
 */
export const WITHIN = `toDate(ts) IN {days:Array(Date)} AND toHour(ts) IN {hours:Array(UInt8)}
  AND ts >= {from:DateTime64(3, 'UTC')} AND ts < {until:DateTime64(3, 'UTC')}`;

export const instantText = (at: number) => new Date(at).toISOString().replace("T", " ").replace("Z", "");

export function withinParams(from: number, until: number) {
  const ends = [new Date(from), new Date(until)];
  return {
    days: [...new Set(ends.map((at) => at.toISOString().slice(0, 10)))],
    hours: [...new Set(ends.map((at) => at.getUTCHours()))],
    from: instantText(from),
    until: instantText(until),
  };
}

/** Needs the parameters of `periodParams`. */
export const IN_PERIOD = `widget_id = {widget:UInt32} AND ${since("from")} AND ${before("to")}`;

/** Events that a server sends for a visitor may be outside of any visit. */
export const IN_SESSION = `session_id != toUUID('${ABSENT_ID}')`;

/** Events of the team included, and events outside of a session. */
export const NO_BOTS = "is_bot = 0";

/** Events outside of a session included. */
export const NO_BOTS_OR_INTERNAL = `${NO_BOTS} AND is_internal = 0`;

export const IS_HUMAN = `${NO_BOTS_OR_INTERNAL} AND ${IN_SESSION}`;

/** A visit lasts at most one day (tracker/src/session.ts), so one day around each of its events contains all of it. */
export const LONGEST_VISIT = 86_400_000;

/**
 * All events of the visits that overlap the period, including their events outside of it. Needs the parameters of
 * `periodParams`.
 */
export const IN_VISITS = `widget_id = {widget:UInt32} AND ${since("visits_from")} AND ${before("visits_to")}`;

/** Restricts such events, or the starts of visits, to the period. */
export const isInPeriod = (column: string) =>
  [`${column} >= ${instant("from")}`, `${column} < ${instant("to")}`].join(" AND ");

export function periodParams(
  widgetId: number,
  zone: string,
  { from, to, asOf = Infinity }: Pick<Period, "from" | "to" | "asOf">,
) {
  const visits = { visits_from: from - LONGEST_VISIT, visits_to: Math.max(to, Math.min(to + LONGEST_VISIT, asOf)) };
  return { widget: widgetId, zone, from, to, ...visits };
}
