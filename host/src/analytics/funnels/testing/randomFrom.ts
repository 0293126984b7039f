/** Numerical Recipes' generator: the same numbers in each run. */
export function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
