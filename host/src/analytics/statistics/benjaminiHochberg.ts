/**
 * p-values adjusted for their number by Benjamini and Hochberg (1995), in the same order: of the results below a limit,
 * at most this share is expected to be false.
 */
export function benjaminiHochberg(values: readonly number[]): number[] {
  const descending = values.map((p, index) => ({ p, index })).toSorted((a, b) => b.p - a.p);
  const adjusted: number[] = [];
  let least = 1;
  for (const [place, { p, index }] of descending.entries()) {
    least = Math.min(least, (p * values.length) / (values.length - place));
    adjusted[index] = least;
  }
  return adjusted;
}
