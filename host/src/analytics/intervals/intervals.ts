// All intervals of a period, in order and without gaps, including empty ones.
import type { Interval } from "@sightline/schema/rest/traffic/traffic";
import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import { Problem } from "#host/http/problem.ts";
import type { Period } from "../scope/reportRange.ts";
import { addDays, clockChange, hourLabel, instantOf, wallClock, type Zone } from "../scope/zone.ts";

export interface IntervalSlot {
  /** in the store (sql/interval.ts) */
  key: string;
  /** in the contract */
  t: string;
  /**
   * the instants at which the interval begins on the clock; several if the clock shows it again after another interval
   */
  starts: readonly number[];
  from: number;
  to: number;
}

const HOUR = 3_600_000;
const MAX_INTERVALS = 2000;

/** The default interval: a readable number of points in a chart. */
export function defaultInterval({ from, to }: Period): Interval {
  const days = (to - from) / (24 * HOUR);
  if (days <= 2.1) return "hour";
  if (days <= 93) return "day";
  return days <= 740 ? "week" : "month";
}

/**
 * The points of a sparkline: completed intervals only, because a day that has just begun would look like a drop. Until
 * two intervals are complete, the current one is included.
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
 * Iterates by instants, so that a day has as many hours as its clock shows: 23 in spring, and 24 labels for 25 hours in
 * autumn. The clock may also change by half an hour (Australia/Lord_Howe). An hour that occurs twice is one interval,
 * even with another hour in between (Antarctica/Troll).
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
