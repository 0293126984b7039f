// One line of the report: our figure and its reference from the same run.
export interface Row {
  /** the measurement, such as `dashboard: CPU per request` */
  what: string;
  ours: string;
  reference: string;
  /** ratio of ours to the reference; the median of several rounds */
  ratio: number;
  /** over all rounds; equals `ratio` for a single measurement */
  min: number;
  max: number;
  /** description of the target; empty: none */
  goal: string;
  /** never fails a build: machines differ and are shared; absent: not comparable in this run */
  isReached?: boolean | undefined;
  /** the reason if the measurement failed */
  error?: string;
}

/** A row for a failed measurement. */
export const failedRow = (what: string, error: unknown): Row => ({
  ...{ what, ours: "", reference: "", ratio: Number.NaN, min: Number.NaN, max: Number.NaN, goal: "" },
  error: error instanceof Error ? error.message : String(error),
});

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** Alternating rounds of ours and the reference: the ratio of each round, and their spread. */
export function ratios(ours: readonly number[], reference: readonly number[]): Pick<Row, "ratio" | "min" | "max"> {
  const all = ours.map((value, round) => value / (reference[round] ?? NaN));
  return { ratio: median(all), min: Math.min(...all), max: Math.max(...all) };
}

export const once = (ours: number, reference: number): Pick<Row, "ratio" | "min" | "max"> =>
  ratios([ours], [reference]);

/** A row whose goal is a ratio: at most `most`, or at least `least`. */
export function ratioRow(
  what: string,
  [ours, reference]: readonly [readonly number[], readonly number[]],
  text: (value: number) => string,
  goal: { most: number } | { least: number },
): Row {
  const spread = ratios(ours, reference);
  return {
    what,
    ours: text(median(ours)),
    reference: text(median(reference)),
    ...spread,
    goal: "most" in goal ? `at most ${goal.most}` : `at least ${goal.least}`,
    isReached: "most" in goal ? spread.ratio <= goal.most : spread.ratio >= goal.least,
  };
}

/** A row whose goal is a budget: ours may be at most this. */
export const budgetRow = (what: string, ours: number, most: number, text: (value: number) => string): Row => ({
  ...{ what, ours: text(ours), reference: text(most), goal: `at most ${text(most)}` },
  ...once(ours, most),
  isReached: ours <= most,
});

export const microseconds = (value: number): string => `${value >= 10 ? value.toFixed(0) : value.toFixed(2)} us`;
export const milliseconds = (value: number): string => `${value.toFixed(value >= 100 ? 0 : 2)} ms`;
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
export const megabytes = (value: number): string => `${value.toFixed(0)} MB`;
