// All intervals of a period, in order and without gaps, whether anything happened in them or not.
import type { Interval } from "@sightline/schema/rest/traffic/traffic";
import { Problem } from "#host/http/problem.ts";
import type { Period } from "#host/http/scope/reportRange.ts";
import { addDays, instantOf, localHour, type Zone } from "#host/http/scope/zone.ts";

export interface IntervalSlot {
  /** as the store names it (sql/interval.ts) */
  key: string;
  /** as the wire names it */
  t: string;
  from: number;
  to: number;
}

const HOUR = 3_600_000;
const MAX_INTERVALS = 2000;

/** An interval that gives a line of a readable number of points. */
export function suitableInterval({ from, to }: Period): Interval {
  const days = (to - from) / (24 * HOUR);
  if (days <= 2.1) return "hour";
  if (days <= 93) return "day";
  return days <= 740 ? "week" : "month";
}

/**
 * Those that a sparkline shows: what is over, as a line that ends in a day that has just begun would fall for no reason.
 * Until two are over also the running one.
 */
export function sparkSlots(slots: readonly IntervalSlot[], now: number): IntervalSlot[] {
  const over = slots.filter(({ to }) => to <= now);
  return over.length >= 2 ? over : slots.filter(({ from }) => from <= now);
}

export function intervalsOf(period: Period, interval: Interval, zone: Zone): IntervalSlot[] {
  const slots = interval === "hour" ? hours(period, zone) : days(period, interval, zone);
  const list = slots.take(MAX_INTERVALS + 1).toArray();
  if (list.length > MAX_INTERVALS) {
    throw new Problem("INVALID", `The range has more than ${MAX_INTERVALS} intervals; take a longer interval`, {
      field: "interval",
    });
  }
  return list;
}

/** By instants, so that a day has the hours that its clock shows: 23 in spring and 24 labels for 25 hours in autumn. */
function* hours({ from, to }: Period, zone: Zone): Generator<IntervalSlot, undefined> {
  let open: IntervalSlot | undefined;
  for (let at = from; at < to; at += HOUR) {
    const t = localHour(at, zone);
    if (open?.t === t) {
      open.to = at + HOUR;
      continue;
    }
    if (open) yield open;
    open = { key: String(Date.parse(`${t}:00Z`) / HOUR), t, from: at, to: at + HOUR };
  }
  if (open) yield open;
}

function* days(
  { startDate, endDate }: Period,
  interval: Exclude<Interval, "hour">,
  zone: Zone,
): Generator<IntervalSlot, undefined> {
  const last = endDate.slice(0, 10);
  for (let t = startOf(startDate.slice(0, 10), interval); t <= last;) {
    const next = after(t, interval);
    yield { key: t, t, from: instantOf(t, zone), to: instantOf(next, zone) };
    t = next;
  }
}

function startOf(day: string, interval: Interval): string {
  if (interval === "month") return `${day.slice(0, 8)}01`;
  if (interval === "day") return day;
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function after(day: string, interval: Interval): string {
  if (interval === "month") return `${addDays(day, 31).slice(0, 8)}01`;
  return addDays(day, interval === "week" ? 7 : 1);
}
