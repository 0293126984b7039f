// The key of a goal, made of its name: what people read in addresses and write in their site's code.
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

/** The key itself or, where it is taken, the first of key_2, key_3 and so on that is free. */
export function freeKey(key: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const end = n === 1 ? "" : `_${n}`;
    const next = key.slice(0, LONGEST - end.length) + end;
    if (!taken.has(next)) return next;
  }
}
