// The hours or days of a period, in order and without gaps.
import type { Period } from "#host/analytics/scope/reportRange.ts";
import { addDays, instantOf, localHour, type Zone } from "#host/analytics/scope/zone.ts";

const HOUR = 3_600_000;

export const intervalOf = ({ from, to }: Pick<Period, "from" | "to">): "hour" | "day" =>
  to - from <= 50 * HOUR ? "hour" : "day";

export function slotsOf(period: Period, interval: "hour" | "day", zone: Zone): string[] {
  if (interval === "hour") {
    // an hour that a clock shows twice is one interval, even with another hour in between (Antarctica/Troll)
    const hours = new Set<string>();
    for (let at = period.from; at < period.to; at += HOUR) hours.add(localHour(at, zone));
    return [...hours];
  }
  const slots: string[] = [];
  const last = period.endDate.slice(0, 10);
  for (let day = period.startDate.slice(0, 10); day <= last; day = addDays(day, 1)) slots.push(day);
  return slots;
}

/** Whether an hour or day is still running or in the future. */
export function isOpen(
  slot: string | undefined,
  interval: "hour" | "day",
  { zone, now }: { zone: Zone; now: number },
): boolean {
  if (slot === undefined) return false;
  return now < (interval === "hour" ? instantOf(slot, zone) + HOUR : instantOf(addDays(slot, 1), zone));
}
