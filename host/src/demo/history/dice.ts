// Reproducible random numbers: the same seed gives the same numbers, so that a history generated twice is the same.

export interface Dice {
  /** from 0 (inclusive) to 1 (exclusive) */
  next(): number;
  /** true with the given probability, 0 to 1 */
  chance(of: number): boolean;
  between(least: number, most: number): number;
  whole(least: number, most: number): number;
  /** around 1, rarely far from it: for dwell times */
  logNormal(): number;
  pick<T>(list: readonly T[]): T;
  weighted<T>(list: readonly T[], weight: (item: T) => number): T;
  uuid(): string;
}

/** FNV-1a hash of the parts of the seed. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Four 32-bit words of state (xoshiro128**), initialized from the seed by splitmix. */
export function diceOf(...seed: (string | number)[]): Dice {
  let fill = hashOf(seed.join("|"));
  const state = Uint32Array.from({ length: 4 }, () => {
    fill = (fill + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(fill ^ (fill >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  });
  const rotate = (value: number, by: number) => ((value << by) | (value >>> (32 - by))) >>> 0;

  function randomWord(): number {
    const [a = 0, b = 0, c = 0, d = 0] = state;
    const result = Math.imul(rotate(Math.imul(b, 5) >>> 0, 7), 9) >>> 0;
    const c2 = c ^ a;
    const d2 = d ^ b;
    state[1] = b ^ c2;
    state[0] = a ^ d2;
    state[2] = c2 ^ (b << 9);
    state[3] = rotate(d2 >>> 0, 11);
    return result;
  }

  const next = () => randomWord() / 2 ** 32;
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(next() * list.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  const hex = (length: number) => randomWord().toString(16).padStart(8, "0").slice(0, length);
  return {
    next,
    chance: (of) => next() < of,
    between: (least, most) => least + next() * (most - least),
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    logNormal: () => Math.exp((next() + next() + next() - 1.5) * 1.1),
    pick,
    weighted(list, weight) {
      let left = next() * list.reduce((sum, item) => sum + weight(item), 0);
      return list.find((item) => (left -= weight(item)) < 0) ?? pick(list);
    },
    // version 4, like the ones from browsers
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${pick(["8", "9", "a", "b"])}${hex(3)}-${hex(8)}${hex(4)}`,
  };
}
