// The wire's snake_case in the graph's camelCase, for answers that pass through as they are: a field that the wire
// carries and the SDL names needs no resolver, and one that the wire does not carry does not compile.

type CamelKey<K> = K extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelKey<Tail>>}` : K;

export type Camel<T> = T extends readonly (infer Item)[]
  ? Camel<Item>[]
  : T extends object
    ? { [K in keyof T as CamelKey<K>]: Camel<T[K]> }
    : T;

const names = new Map<string, string>();

export function camelName(name: string): string {
  let found = names.get(name);
  if (found === undefined) {
    found = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    // contracts have a few hundred names; whatever else comes by is not remembered
    if (names.size < 5000) names.set(name, found);
  }
  return found;
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== "object" || value === null) return value;
  const converted: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) converted[camelName(name)] = convert(inner);
  return converted;
}

export function camel<T>(value: T): Camel<T> {
  // the conversion is what Camel<T> says, which the compiler can't follow through Object.entries
  return convert(value) as Camel<T>;
}
