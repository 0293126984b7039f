/** How many standard errors two shares are apart, pooled; beyond 2.58 chance alone does so once in a hundred times. */
export function zOf(a: { hits: number; of: number }, b: { hits: number; of: number }): number {
  if (a.of === 0 || b.of === 0) return 0;
  const pooled = (a.hits + b.hits) / (a.of + b.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.of + 1 / b.of));
  return error === 0 ? 0 : (a.hits / a.of - b.hits / b.of) / error;
}

export const SURE = 2.58;
