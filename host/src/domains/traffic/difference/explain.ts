// The shares of the difference and their tests. docs/definitions.md explains both.
import type { DifferenceMoment, DifferenceSegment } from "@sightline/schema/rest/traffic/difference";
import { benjaminiHochberg } from "#host/analytics/statistics/benjaminiHochberg.ts";
import { differenceOfCounts, dispersionOf } from "#host/analytics/statistics/countDifference.ts";
import { differenceOfMeans, meanOf } from "#host/analytics/statistics/differences.ts";
import type { Counts } from "./segmentCounts.ts";

/** Adjusted p below which a result is significant: 5 % of such results are expected to be false. */
const SIGNIFICANT = 0.05;

interface Tested {
  p: number | null;
}

/** Adjusts all tests of an answer together. */
export function adjust<Segment extends Tested, Moment extends Tested>(
  segments: readonly Segment[],
  moments: readonly Moment[],
): { segments: Segment[]; moments: Moment[] } {
  const tests = [...segments, ...moments].flatMap(({ p }) => (p === null ? [] : [p]));
  const adjusted = benjaminiHochberg(tests).values();
  const next = ({ p }: Tested) => (p === null ? null : (adjusted.next().value ?? 1));
  return {
    segments: segments.map((row) => ({ ...row, p: next(row) })),
    moments: moments.map((row) => ({ ...row, p: next(row) })),
  };
}

const isSignificant = ({ p }: Tested) => p !== null && p < SIGNIFICANT;

/** The significant ones first, then by the size of their part. */
export const inOrder = (rows: readonly DifferenceSegment[]): DifferenceSegment[] =>
  rows.toSorted(
    (a, b) =>
      Number(isSignificant(b)) - Number(isSignificant(a)) || Math.abs(b.now - b.before) - Math.abs(a.now - a.before),
  );

/** Those that `inOrder` would put first, the newest of them first. */
export const topMoments = (rows: readonly DifferenceMoment[], count: number): DifferenceMoment[] =>
  rows
    .toSorted(
      (a, b) => Number(isSignificant(b)) - Number(isSignificant(a)) || Math.abs(b.share ?? 0) - Math.abs(a.share ?? 0),
    )
    .slice(0, count)
    .toSorted((a, b) => b.start_day.localeCompare(a.start_day));

export const shareOf = (part: number, difference: number): number | null =>
  difference === 0 ? null : part / difference;

interface Totals {
  now: number;
  before: number;
  dispersion: number;
  /** duration of the earlier period divided by that of both */
  firstTime: number;
}

interface Day {
  day: string;
  sessions: number;
}

/** Of complete days, in order. */
export const dispersionOfDays = ({ before, now }: { before: readonly Day[]; now: readonly Day[] }): number =>
  dispersionOf(before.flatMap(({ sessions }, n) => (now[n] ? [[sessions, now[n].sessions] as const] : [])));

/** Days on which the whole project is busier add to the variance of a part with the square of its share. */
export function countsTest({ before, now }: Omit<Counts, "name">, { dispersion, firstTime, ...all }: Totals) {
  const share = (before + now) / (all.before + all.now);
  return differenceOfCounts({ first: before, second: now, firstTime, dispersion: 1 + (dispersion - 1) * share });
}

export const explainedBySegments = (
  segments: readonly (Counts & Pick<DifferenceSegment, "property">)[],
  totals: Totals,
): DifferenceSegment[] =>
  segments.map((segment) => ({
    ...segment,
    share: shareOf(segment.now - segment.before, totals.now - totals.before),
    p: countsTest(segment, totals),
  }));

type Entry = DifferenceMoment["entries"][number];
export interface DatedEntry extends Entry {
  start_day: string;
  end_day: string;
}

/** `days`: sessions of complete days, in order. The days of the entry itself belong to neither side. */
export function explainedByMoments(
  entries: readonly DatedEntry[],
  days: readonly Day[],
  difference: number,
): DifferenceMoment[] {
  const byDay = Map.groupBy(entries, ({ start_day, end_day }) => `${start_day} ${end_day}`);
  return [...byDay.values()].flatMap((together) => {
    const [first] = together;
    if (!first) return [];
    const { start_day, end_day } = first;
    const [before, after] = [
      meanOf(days.filter(({ day }) => day < start_day).map(({ sessions }) => sessions)),
      meanOf(days.filter(({ day }) => day > end_day).map(({ sessions }) => sessions)),
    ];
    const hasBoth = before.of > 0 && after.of > 0;
    return {
      start_day,
      end_day,
      entries: together.map(({ kind, text, description }) => ({ kind, text, description })),
      before: before.of > 0 ? before.mean : null,
      after: after.of > 0 ? after.mean : null,
      share: hasBoth ? shareOf((after.mean - before.mean) * after.of, difference) : null,
      p: differenceOfMeans(before, after)?.p ?? null,
    };
  });
}
