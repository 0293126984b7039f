// One line of the report: our figure and its reference from the same run.
export interface Row {
  /** the measurement, such as `dashboard: CPU a request` */
  what: string;
  ours: string;
  reference: string;
  /** ratio of ours to the reference; the median of several rounds */
  ratio: number;
  /** over all rounds; equals `ratio` for a single measurement */
  min: number;
  max: number;
  /** description of the target */
  goal: string;
  /** never fails a build: machines differ and are shared */
  isReached: boolean;
  /** the reason if the measurement failed */
  error?: string;
}

export interface Part {
  name: string;
  rows: Row[];
  /** checks made along the way, as sentences */
  notes: string[];
}

/** A row for a failed measurement. */
export const failedRow = (what: string, error: unknown): Row => ({
  ...{ what, ours: "", reference: "", ratio: Number.NaN, min: Number.NaN, max: Number.NaN, goal: "", isReached: false },
  error: error instanceof Error ? error.message : String(error),
});

export const hasFailed = (parts: readonly Part[]): boolean =>
  parts.some(({ rows }) => rows.some(({ error }) => error !== undefined));

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
