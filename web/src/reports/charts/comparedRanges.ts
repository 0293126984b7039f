import type { ComparedRanges } from "#web/ui/charts/line/comparisonLegend.ts";
import { daysLabel, rangeLabel } from "#web/ui/format/dateLabel.ts";

interface Range {
  readonly startDate: string;
  readonly endDate: string;
  readonly previousStartDate?: string | null | undefined;
  readonly previousEndDate?: string | null | undefined;
}

/** The days of a range and of the one it is compared with, for a legend; undefined without a comparison. */
export function comparedRanges(range: Range): ComparedRanges | undefined {
  const { startDate, endDate, previousStartDate: before, previousEndDate: beforeEnd } = range;
  if (before == null || beforeEnd == null) return undefined;
  // the year only where it tells the ranges apart
  const years = new Set([startDate, endDate, before, beforeEnd].map((day) => day.slice(0, 4)));
  const label = years.size === 1 ? daysLabel : rangeLabel;
  return { now: label(startDate, endDate), before: label(before, beforeEnd) };
}
