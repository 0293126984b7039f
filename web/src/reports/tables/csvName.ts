export interface CsvRange {
  readonly startDate: string;
  readonly endDate: string;
}

const rangeOf = (requested: unknown) =>
  typeof requested === "object" && requested !== null
    ? (requested as { preset?: unknown; startDate?: unknown; endDate?: unknown })
    : {};

/**
 * The file name: view and range. The caller adds ".csv". Uses the range of the response, otherwise the requested one.
 */
export function csvName(view: string, range: CsvRange | undefined, requested: unknown): string {
  const { preset: ready, startDate, endDate } = rangeOf(requested);
  const days = range
    ? [range.startDate, range.endDate]
    : typeof ready === "string"
      ? [ready.toLowerCase().replaceAll("_", "-")]
      : [startDate, endDate];
  return [view, ...days.filter((part) => typeof part === "string")]
    .join("-")
    .replaceAll(/[\s/\\:*?"<>|]+/g, "-")
    .slice(0, 150);
}
