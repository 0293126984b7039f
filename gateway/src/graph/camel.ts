// Converts the wire's snake_case to the graph's camelCase for responses that pass through unchanged. A field that the
// wire has and the SDL names needs no resolver, and one that the wire lacks does not compile.

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
    // contracts have a few hundred names; beyond the limit, names are not cached
    if (names.size < 5000) names.set(name, found);
  }
  return found;
}

function convert(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(convert);
  const converted: Record<string, unknown> = {};
  // no name becomes `__proto__`, because a letter after an underscore becomes a capital
  for (const name in value) converted[camelName(name)] = convert((value as Record<string, unknown>)[name]);
  return converted;
}

export function camel<T>(value: T): Camel<T> {
  // the conversion matches Camel<T>, which the compiler can't follow
  return convert(value) as Camel<T>;
}
