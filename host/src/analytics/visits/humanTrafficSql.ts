// The events of people in a period: no bots, no internal visits, nothing that a server sent outside of any session.
// Written once, so that no two reports count differently.
import { ABSENT_ID } from "#host/stores/absentId.ts";
import type { Period } from "../scope/reportRange.ts";

/** An instant that is given as the parameter `name`, milliseconds since 1970. */
export const instant = (name: string) => `fromUnixTimestamp64Milli({${name}:Int64}, 'UTC')`;

/** The days are said besides the instants, as the table is sorted by project, day and hour. */
export const since = (name: string) => `toDate(ts) >= toDate(${instant(name)}) AND ts >= ${instant(name)}`;
export const before = (name: string) => `toDate(ts) <= toDate(${instant(name)}) AND ts < ${instant(name)}`;

/**
 * At most an hour: days and hours lead the sorting key, so next to nothing else is read. Plain values rather than
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

/** What a server sends of a visitor may lie outside of any visit. */
export const IN_SESSION = `session_id != toUUID('${ABSENT_ID}')`;

/** Events outside of a session included. */
export const NO_BOTS_OR_INTERNAL = "is_bot = 0 AND is_internal = 0";

export const IS_HUMAN = `${NO_BOTS_OR_INTERNAL} AND ${IN_SESSION}`;

/** A visit is at most a day long (tracker/src/session.ts), so that it is whole within a day around each of its events. */
const LONGEST_VISIT = 86_400_000;

/** All events of the visits that touch the period, those outside it included. Needs the parameters of `periodParams`. */
export const IN_VISITS = `widget_id = {widget:UInt32} AND ${since("visits_from")} AND ${before("visits_to")}`;

/** Of such events, those of the period; of the beginnings of visits, those in it. */
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
