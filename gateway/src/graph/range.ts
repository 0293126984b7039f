// Maps a RangeInput to the wire's startDate and endDate, both inclusive, in the project's time zone.
import { LocalMoment } from "@sightline/schema/rest/range";
import { presetRange, type DayRange } from "@sightline/schema/rest/ranges/presets";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { RangeInput } from "#gateway/__generated__/resolverTypes.ts";
import { invalid } from "./invalid.ts";
import { localHour, type WallClock } from "./wallClock.ts";

function momentOf(value: string | null | undefined, field: string): string {
  if (value === null || value === undefined) {
    throw invalid(field, requestRefusals.rangeMissing({ field }));
  }
  if (LocalMoment.safeParse(value).success) return value;
  throw invalid(field, requestRefusals.notAMoment({ field }));
}

/** `createdAt`: creation time of the project, where ALL_TIME starts. */
export function resolveRange(input: RangeInput, clock: WallClock, createdAt: number, field = "range"): DayRange {
  const { preset, startDate, endDate } = input;
  const dated = (startDate ?? endDate ?? undefined) !== undefined;
  if (preset) {
    if (dated) throw invalid(`${field}.preset`, requestRefusals.presetAndDates({ field }));
    return presetRange(preset, { now: clock.now, createdAt, localHour: (instant) => localHour(instant, clock) });
  }
  const from = momentOf(startDate, `${field}.startDate`);
  const to = momentOf(endDate, `${field}.endDate`);
  // a day starts with its first hour and ends with its last
  const begins = from.length > 10 ? from : `${from}T00:00`;
  const ends = to.length > 10 ? to : `${to}T23:00`;
  if (begins > ends) throw invalid(`${field}.startDate`, requestRefusals.rangeReversed({ field }));
  return { startDate: from, endDate: to };
}
