// The wire's snake_case in the graph's camelCase, for answers that pass through as they are: a field that the wire
// carries and the SDL names needs no resolver, and one that the wire does not carry does not compile.
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
    // contracts have a few hundred names; whatever else comes by is not remembered
    if (names.size < 5000) names.set(name, found);
  }
  return found;
}

type Copy = (source: object, convert: (value: object) => unknown) => object;
interface Shape {
  keys: readonly string[];
  copy: Copy;
}

/** What an object literal may name: no prototype, nothing that would need quoting. */
const isPlainName = (key: string) => /^[A-Za-z]\w*$/.test(key);

/** Copies objects with these keys as fast as a literal written by hand: long lists are what costs. */
function compile(keys: readonly string[]): Copy {
  const fields = keys.map(
    (key, n) =>
      `${camelName(key)}: typeof (v${n} = source.${key}) === "object" && v${n} !== null ? convert(v${n}) : v${n}`,
  );
  const values = keys.length === 0 ? "" : `let ${keys.map((_, n) => `v${n}`).join(", ")};`;
  return compileFunction(`${values} return {${fields.join(", ")}};`, ["source", "convert"]) as Copy;
}

/** Contracts have some hundred shapes; where keys are data (maps by name) there is no end of them. */
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

/** Without making a list of the keys, which would be made for each of thousands. */
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
    // neighbours are alike
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
  // the conversion is what Camel<T> says, which the compiler can't follow through Object.entries
  return convert(value) as Camel<T>;
}
