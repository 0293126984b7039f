// What a question of the event store selects: each column with the values it holds. A row has the type that its columns
// declare, because the store names the types of an answer, and they are compared before any row is read (readRows.ts).

export type Reader<Value> = (cell: unknown) => Value;

export interface Column<Value> {
  /** How cells of a ClickHouse type are read; undefined where such a type does not hold these values. */
  readonly reader: (type: string) => Reader<Value> | undefined;
}

/** By the names that the SELECT gives them. Further columns of an answer are left out of the rows. */
export type Columns = Readonly<Record<string, Column<unknown> | undefined>>;

export type ValueOf<C> = C extends Column<infer Value> ? Value : never;
export type RowOf<C extends Columns> = { -readonly [Name in keyof C]: ValueOf<C[Name]> };

/** `Array(String)` of `Array` holds `String`. */
function argument(type: string, name: string): string | undefined {
  return type.startsWith(`${name}(`) && type.endsWith(")") ? type.slice(name.length + 1, -1) : undefined;
}

/** `String, Tuple(UInt8, UInt8)` are two types. */
function typesOf(list: string): string[] {
  const types: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [at, sign] of [...list].entries()) {
    if (sign === "(") depth++;
    else if (sign === ")") depth--;
    else if (sign === "," && depth === 0) {
      types.push(list.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...types, list.slice(start).trim()];
}

const isFloat = (type: string) => /^Float(32|64)$/.test(type);

/** JSON carries the values of these types as they are; this is the one place that believes the declared type. */
function plain<Value>(types: RegExp): Column<Value> {
  return {
    reader: (type) => (types.test(argument(type, "LowCardinality") ?? type) ? (cell) => cell as Value : undefined),
  };
}

/** Ids included. */
export const text = plain<string>(/^(String|FixedString\(\d+\)|UUID|Enum(8|16)\(.*\))$/);
/** ISO 8601, in UTC */
export const time = plain<string>(/^DateTime(64)?(\(.*\))?$/);

const whole = plain<number>(/^U?Int(8|16|32|64)$/);

/** Exact up to 2^53. JSON has no NaN: the store writes null for the mean of nothing. */
export const number: Column<number> = {
  reader: (type) => (isFloat(type) ? (cell) => (cell === null ? Number.NaN : Number(cell)) : whole.reader(type)),
};

/** null too; of numbers also for NaN. */
export function nullable<Value>(of: Column<Value>): Column<Value | null> {
  return {
    reader(type) {
      const own = argument(type, "Nullable") ?? (isFloat(type) ? type : undefined);
      if (own === undefined) return undefined;
      const read = own === "Nothing" ? () => null : of.reader(own);
      return read && ((cell) => (cell === null ? null : read(cell)));
    },
  };
}

export function list<Value>(of: Column<Value>): Column<Value[]> {
  return {
    reader(type) {
      const own = argument(type, "Array");
      const read = own === undefined ? undefined : of.reader(own);
      return read && ((cell) => (cell as unknown[]).map(read));
    },
  };
}

/** A value for each place: of a tuple without names (JSON writes one with names as an object), or of an array that long. */
export function tuple<Values extends readonly unknown[]>(
  ...of: { readonly [Place in keyof Values]: Column<Values[Place]> }
): Column<Values> {
  return {
    reader(type) {
      const each = argument(type, "Array");
      const types = each === undefined ? typesOf(argument(type, "Tuple") ?? "") : of.map(() => each);
      const readers = of.map((column: Column<unknown>, place) => column.reader(types[place] ?? ""));
      if (types.length !== of.length || readers.includes(undefined)) return undefined;
      return (cell) => {
        const cells = cell as unknown[];
        if (cells.length !== of.length)
          throw new Error(`The event store answered ${cells.length} values, not ${of.length}`);
        return cells.map((one, place) => readers[place]?.(one)) as unknown as Values;
      };
    },
  };
}

/** Text of a closed list: another value is a fault of the question. */
export function oneOf<const Value extends string>(...values: readonly Value[]): Column<Value> {
  const known = new Map<unknown, Value>(values.map((value) => [value, value]));
  const read = (cell: unknown) => {
    const value = known.get(cell);
    if (value === undefined) throw new Error(`The event store answered ${String(cell)}, none of ${values.join(", ")}`);
    return value;
  };
  return { reader: (type) => text.reader(type) && read };
}
