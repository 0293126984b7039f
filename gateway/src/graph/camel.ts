// Converts the wire's snake_case to the graph's camelCase for responses that pass through unchanged. A field that the
// wire has and the SDL names needs no resolver, and one that the wire lacks does not compile.
import { compileFunction } from "node:vm";

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

type Copy = (source: object, convert: (value: object) => unknown) => object;
interface Shape {
  keys: readonly string[];
  copy: Copy;
}

/** Names that are safe in an object literal: not the prototype, nothing that needs quoting. */
const isPlainName = (key: string) => /^[A-Za-z]\w*$/.test(key);

/**
 * Compiles a copier for objects with these keys, as fast as a hand-written literal, because long lists are expensive.
 */
function compile(keys: readonly string[]): Copy {
  const fields = keys.map(
    (key, n) =>
      `${camelName(key)}: typeof (v${n} = source.${key}) === "object" && v${n} !== null ? convert(v${n}) : v${n}`,
  );
  const values = keys.length === 0 ? "" : `let ${keys.map((_, n) => `v${n}`).join(", ")};`;
  return compileFunction(`${values} return {${fields.join(", ")}};`, ["source", "convert"]) as Copy;
}

/** Contracts have a few hundred shapes. If keys are data (maps by name), the number is unbounded. */
const MOST_SHAPES = 2000;
const MOST_KEYS = 60;
const shapes = new Map<string, Shape>();

function shapeOf(keys: readonly string[]): Shape | undefined {
  const name = keys.join("\u0000");
  let shape = shapes.get(name);
  if (shape === undefined && shapes.size < MOST_SHAPES && keys.length <= MOST_KEYS && keys.every(isPlainName)) {
    shape = { keys, copy: compile(keys) };
    shapes.set(name, shape);
  }
  return shape;
}

/** Without creating a list of keys, which would be created for thousands of objects. */
function hasShape({ keys }: Shape, value: object): boolean {
  let n = 0;
  for (const key in value) if (keys[n++] !== key) return false;
  return n === keys.length;
}

function copyOneByOne(value: object): object {
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [camelName(name), convert(inner)]));
}

function convertList(list: readonly unknown[]): unknown[] {
  let shape: Shape | undefined;
  return list.map((value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return convert(value);
    // neighbors usually have the same shape
    if (shape === undefined || !hasShape(shape, value)) shape = shapeOf(Object.keys(value));
    return shape === undefined ? copyOneByOne(value) : shape.copy(value, convert);
  });
}

function convert(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return convertList(value);
  const shape = shapeOf(Object.keys(value));
  return shape === undefined ? copyOneByOne(value) : shape.copy(value, convert);
}

export function camel<T>(value: T): Camel<T> {
  // the conversion matches Camel<T>, which the compiler can't follow through Object.entries
  return convert(value) as Camel<T>;
}
