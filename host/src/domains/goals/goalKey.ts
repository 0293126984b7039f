// The key of a goal, derived from its name: it is visible in URLs and used in the customer's code.
const LONGEST = 60;

export function keyOfName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
  return plain.slice(0, LONGEST) || "goal";
}

/** The key itself or, if it is taken, the first available of key_2, key_3 and so on. */
export function freeKey(key: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const end = n === 1 ? "" : `_${n}`;
    const next = key.slice(0, LONGEST - end.length) + end;
    if (!taken.has(next)) return next;
  }
}
