// Outages of the tracking, as the host describes them: "2026-03-18 10:00 – 10:08 UTC".
import { duration } from "#web/ui/format/duration.ts";
import { clockMinute, dayAndTime, weekdayAndDay } from "#web/ui/format/zonedTime.ts";

const SPAN = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) – (?:(\d{4}-\d\d-\d\d) )?(\d\d:\d\d) UTC$/;

interface Outage {
  from: string;
  to: string;
}

/** Undefined for other entries, and for descriptions of another form. */
export function readOutage({ text, description }: { text: string; description: string }): Outage | undefined {
  const [, day, start, lastDay = day, end] = (text === "host.outage" && SPAN.exec(description)) || [];
  return day ? { from: `${day}T${start}Z`, to: `${lastDay}T${end}Z` } : undefined;
}

/** "8m" */
export const outageDuration = ({ from, to }: Outage): string => duration((Date.parse(to) - Date.parse(from)) / 1000);

/** Below the name of the day on which the outage began: "10:00 – 10:08" */
export function outageTimes({ from, to }: Outage, zone: string): string {
  const isOneDay = weekdayAndDay(from, zone) === weekdayAndDay(to, zone);
  return `${clockMinute(from, zone)} – ${isOneDay ? clockMinute(to, zone) : dayAndTime(to, zone)}`;
}
