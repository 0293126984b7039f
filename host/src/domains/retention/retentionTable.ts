// Builds the retention table from the store's counts: which cells have begun, which are not complete, and their mean.
import type { RetentionCell } from "@sightline/schema/rest/retention/retention";
import type { RetentionScope } from "./retentionScope.ts";
import { SIZE, type RetentionCount } from "./sql/retentionCells.ts";
import { wilson } from "#host/analytics/statistics/wilson.ts";

export interface CohortRow {
  from: string;
  to: string;
  size: number;
  cells: RetentionCell[];
}

function cellOf(visitors: number, of: number, partial: boolean): RetentionCell {
  const band = wilson(visitors, of);
  return { visitors, of, low: band?.low ?? null, high: band?.high ?? null, partial };
}

export function cohortRows(scope: RetentionScope, counts: readonly RetentionCount[]): CohortRow[] {
  const { slots, cohorts, columns, first, period, now, until } = scope;
  const found = new Map(counts.map(({ cohort, distance, visitors }) => [`${cohort} ${distance}`, visitors]));
  const at = (cohort: number, distance: number) => found.get(`${first + cohort} ${distance}`) ?? 0;
  const seen = Math.min(now, until);
  const begun = slots.slice(0, cohorts).filter(({ from }) => from <= now);
  return begun.map((slot, n) => {
    const size = at(n, SIZE);
    const followed = slots.slice(n, n + columns).filter(({ from }) => from <= now && from < until);
    const next = slots[n + 1]?.t;
    return {
      from: slot.t < period.startDate.slice(0, 10) ? period.startDate.slice(0, 10) : slot.t,
      to: lastDay(next, period.endDate.slice(0, 10)),
      size,
      cells: followed.map(({ to }, distance) => cellOf(at(n, distance), size, to > seen)),
    };
  });
}

/** The day before the next period begins, or the last day of the range. */
function lastDay(next: string | undefined, end: string): string {
  if (next === undefined) return end;
  const day = new Date(Date.parse(`${next}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return day < end ? day : end;
}

/**
 * Each cohort is weighted by its number of visitors. Incomplete periods are excluded, because they would lower the
 * mean.
 */
export function meanCells(rows: readonly CohortRow[]): RetentionCell[] {
  const longest = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const means: RetentionCell[] = [];
  for (let n = 0; n < longest; n++) {
    const over = rows.flatMap(({ cells }) => cells[n] ?? []).filter(({ partial, of }) => !partial && of > 0);
    if (over.length === 0) break;
    const sum = (value: (cell: RetentionCell) => number) => over.reduce((total, cell) => total + value(cell), 0);
    means.push(
      cellOf(
        sum(({ visitors }) => visitors),
        sum(({ of }) => of),
        false,
      ),
    );
  }
  return means;
}
