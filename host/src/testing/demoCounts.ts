// The events of the demo by project and type, counted without any store.
import { DAY, visitsOfDay } from "#host/demo/history/day.ts";
import type { SiteProfile } from "#host/demo/history/profiles.ts";
import { batchesOf } from "#host/demo/history/visit.ts";
import { readVisit, recordedVisits } from "#host/demo/recordings/recordedVisit.ts";

/** Counts what the simulated visitors did between two instants, without any store. */
export function countOf(
  profiles: readonly SiteProfile[],
  from: number,
  until: number,
  origin: number,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const profile of profiles) {
    for (let day = origin; day <= Math.floor(until / DAY); day++) {
      for (const { visit, dice } of visitsOfDay(profile, day, origin)) {
        for (const { events } of batchesOf(visit, dice)) {
          for (const { ts, type } of events)
            if (ts >= from && ts < until)
              counts[`${profile.key} ${type}`] = (counts[`${profile.key} ${type}`] ?? 0) + 1;
        }
      }
    }
  }
  return counts;
}

/** Counts what the recorded visitors did. */
export function recordedCountOf(): Record<string, number> {
  const events = recordedVisits().flatMap((name) => readVisit(name, "http://shop.test").batch.events);
  const types = Map.groupBy(events, ({ type }) => `demo-shop ${type}`);
  return Object.fromEntries([...types].map(([type, { length }]) => [type, length]));
}

export function sumOf(...counts: Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const each of counts) for (const [name, count] of Object.entries(each)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}
