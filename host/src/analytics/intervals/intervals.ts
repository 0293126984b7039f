// All intervals of a period, in order and without gaps, whether anything happened in them or not.
import type { Interval } from "@sightline/schema/rest/traffic/traffic";
import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import { Problem } from "#host/http/problem.ts";
import type { Period } from "../scope/reportRange.ts";
import { addDays, clockChange, hourLabel, instantOf, wallClock, type Zone } from "../scope/zone.ts";

export interface IntervalSlot {
  /** as the store names it (sql/interval.ts) */
  key: string;
  /** as the wire names it */
  t: string;
  /** the instants at which the clock begins to show it: several where it shows it again after another one */
  starts: readonly number[];
  from: number;
  to: number;
}

const HOUR = 3_600_000;
const MAX_INTERVALS = 2000;

/** An interval that gives a line of a readable number of points. */
export function defaultInterval({ from, to }: Period): Interval {
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
    throw new Problem(trafficRefusals.tooManyIntervals({ max: MAX_INTERVALS }), {
      field: "interval",
    });
  }
  return list;
}

/**
 * By instants, so that a day has the hours that its clock shows: 23 in spring and 24 labels for 25 hours in autumn. The
 * clock may also change by half an hour (Australia/Lord_Howe). An hour that it shows twice is one interval, even if it
 * shows another one in between (Antarctica/Troll).
 */
function* hours({ from, to }: Period, zone: Zone): Generator<IntervalSlot, undefined> {
  const slots = new Map<string, IntervalSlot & { starts: number[] }>();
  let shown: IntervalSlot | undefined;
  for (let at = from, wall = wallClock(at, zone); at < to && slots.size <= MAX_INTERVALS;) {
    const hourEnd = at + HOUR - (wall % HOUR);
    const next = clockChange(at, hourEnd, zone) ?? hourEnd;
    const t = hourLabel(wall);
    const slot = slots.get(t);
    if (!slot) slots.set(t, { key: keyOf(at), t, starts: [at], from: at, to: next });
    else {
      if (slot !== shown) slot.starts.push(at);
      slot.to = next;
    }
    shown = slots.get(t);
    at = next;
    wall = wallClock(at, zone);
  }
  yield* slots.values();
}

/** Days that the clock skipped (Pacific/Apia, 2011-12-30) are left out. */
function* days(
  { startDate, endDate }: Period,
  interval: Exclude<Interval, "hour">,
  zone: Zone,
): Generator<IntervalSlot, undefined> {
  const last = endDate.slice(0, 10);
  for (let t = startOf(startDate.slice(0, 10), interval); t <= last;) {
    const next = after(t, interval);
    const [from, to] = [instantOf(t, zone), instantOf(next, zone)];
    if (from < to) yield { key: keyOf(from), t, starts: [from], from, to };
    t = next;
  }
}

const keyOf = (start: number) => String(start / 1000);

function startOf(day: string, interval: Interval): string {
  if (interval === "month") return `${day.slice(0, 8)}01`;
  if (interval === "day") return day;
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function after(day: string, interval: Interval): string {
  if (interval === "month") return `${addDays(day, 31).slice(0, 8)}01`;
  return addDays(day, interval === "week" ? 7 : 1);
}
