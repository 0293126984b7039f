const DAY_MS = 86_400_000;

interface ComparedRange {
  readonly startDate: string;
  readonly previousStartDate?: string | null | undefined;
}

/**
 * The times of the compared range, point by point. Undefined without a comparison, and for intervals of which the
 * compared ones begin on other days: their names are those of the calendar.
 */
export function previousTimes(
  times: readonly string[],
  { startDate, previousStartDate }: ComparedRange,
  interval: string,
): string[] | undefined {
  if (previousStartDate == null || interval === "month") return undefined;
  const shift = Date.parse(startDate) - Date.parse(previousStartDate);
  if (interval === "week" && shift % (7 * DAY_MS) !== 0) return undefined;
  return times.map((time) => {
    const day = new Date(Date.parse(time.slice(0, 10)) - shift).toISOString().slice(0, 10);
    return day + time.slice(10);
  });
}
