// Additional completions if the field with the most to gain lost no larger part of its visitors than the median field.
//   reach    sessions that reached the field
//   drops    of these, those that gave up there
//   saved    drops - reach * median(drops / reach of all fields), at least 0
//   passed   completions of those who reached the field and did not give up there, divided by their number
//   gain     saved * passed
import type { FormGain } from "@sightline/schema/rest/forms/results";
import { bootstrapInterval } from "#host/analytics/statistics/bootstrap.ts";
import type { FormPattern } from "./sql/formPatterns.ts";

const FEWEST_FIELDS = 3;
const FEWEST_SESSIONS = 20;

interface Tally {
  reach: number;
  drops: number;
  completions: number;
}

interface Pattern {
  /** numbers of the fields */
  reached: readonly number[];
  /** number of the field at which it ended without success; -1: none */
  dropped: number;
  isWon: boolean;
}

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  const middle = values.length >> 1;
  const [low = 0, high = 0] = values.length % 2 === 1 ? [values[middle], values[middle]] : values.slice(middle - 1);
  return (low + high) / 2;
}

const rateOf = ({ reach, drops }: Tally) => (reach === 0 ? 0 : drops / reach);

function tally(patterns: readonly Pattern[], counts: readonly number[], size: number): Tally[] {
  const tallies = Array.from({ length: size }, () => ({ reach: 0, drops: 0, completions: 0 }));
  for (const [n, { reached, dropped, isWon }] of patterns.entries()) {
    const sessions = counts[n] ?? 0;
    for (const field of reached) {
      const own = tallies[field];
      if (!own) continue;
      own.reach += sessions;
      if (isWon) own.completions += sessions;
      else if (field === dropped) own.drops += sessions;
    }
  }
  return tallies;
}

function gainOf(tallies: readonly Tally[], field: number) {
  const own = tallies[field] ?? { reach: 0, drops: 0, completions: 0 };
  const median_rate = median(tallies.filter(({ reach }) => reach > 0).map(rateOf));
  const saved = Math.max(0, own.drops - own.reach * median_rate);
  const others = own.reach - own.drops;
  return { completions: others === 0 ? 0 : (saved * own.completions) / others, median_rate };
}

/** `worst`: the field with rank 1. Null with too little data, or if no one gave up at a field. */
export function expectedGain(rows: readonly FormPattern[], worst: string | undefined): FormGain | null {
  const names = [...new Set(rows.flatMap(({ reached }) => reached))];
  const numbers = new Map(names.map((name, n) => [name, n]));
  const field = numbers.get(worst ?? "");
  if (field === undefined || worst === undefined || names.length < FEWEST_FIELDS) return null;
  const patterns = rows.map(({ reached, last_field, is_won }) => ({
    reached: reached.map((name) => numbers.get(name) ?? -1),
    dropped: is_won === 1 ? -1 : (numbers.get(last_field) ?? -1),
    isWon: is_won === 1,
  }));
  const counts = rows.map(({ sessions }) => sessions);
  const observed = tally(patterns, counts, names.length);
  const own = observed[field];
  if (!own || own.reach < FEWEST_SESSIONS || own.drops === 0) return null;
  const { completions, median_rate } = gainOf(observed, field);
  const interval = bootstrapInterval(
    counts,
    (resampled) => gainOf(tally(patterns, resampled, names.length), field).completions,
  );
  const starters = counts.reduce((sum, count) => sum + count, 0);
  const completed = rows.reduce((sum, { is_won, sessions }) => sum + is_won * sessions, 0);
  return {
    ...{ field: worst, rate: rateOf(own), median_rate, completions, ...interval },
    completion_rate: (completed + completions) / starters,
  };
}
