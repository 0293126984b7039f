// One line of the report: a figure of ours beside its reference of the same run.
export interface Row {
  /** what was measured, such as `dashboard: CPU a request` */
  what: string;
  ours: string;
  reference: string;
  /** ours to the reference; of several rounds the median */
  ratio: number;
  /** of all rounds; the same as `ratio` where there was one measurement */
  min: number;
  max: number;
  /** what is promised, in words */
  goal: string;
  /** never fails a build: machines differ and are shared */
  isReached: boolean;
  /** it could not be measured: why */
  error?: string;
}

export interface Part {
  name: string;
  rows: Row[];
  /** what was checked on the way, in sentences */
  notes: string[];
}

/** What could not be measured, in the place of its figures. */
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

/** Rounds of ours and of the reference, taken in turns: the ratio of each round, and their spread. */
export function ratios(ours: readonly number[], reference: readonly number[]): Pick<Row, "ratio" | "min" | "max"> {
  const all = ours.map((value, round) => value / (reference[round] ?? NaN));
  return { ratio: median(all), min: Math.min(...all), max: Math.max(...all) };
}

export const once = (ours: number, reference: number): Pick<Row, "ratio" | "min" | "max"> =>
  ratios([ours], [reference]);
