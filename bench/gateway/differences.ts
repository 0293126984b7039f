// Where two answers differ. Screens grow: a field that only one side has is told apart from a value that is not the same.
export interface Differences {
  /** values that both have */
  same: number;
  /** paths of values that are not the same, lists of unlike length among them */
  unlike: string[];
  /** paths that one side alone has, without the places in lists, and how many values stand there */
  lone: Map<string, number>;
}

const valuesIn = (value: unknown): number =>
  typeof value === "object" && value !== null
    ? Object.values(value).reduce((total: number, inner) => total + valuesIn(inner), 0)
    : 1;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function differences(ours: unknown, theirs: unknown): Differences {
  const found: Differences = { same: 0, unlike: [], lone: new Map() };
  const compare = (a: unknown, b: unknown, path: string): void => {
    if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
      for (const [n, item] of a.entries()) compare(item, b[n], `${path}.${n}`);
    } else if (isMap(a) && isMap(b)) {
      for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
        if (name in a && name in b) compare(a[name], b[name], `${path}.${name}`);
        else {
          const where = `${path}.${name}`.replaceAll(/\.\d+(?=\.)/g, "[]").slice(1);
          found.lone.set(where, (found.lone.get(where) ?? 0) + valuesIn(a[name] ?? b[name]));
        }
      }
    } else if (a === b) found.same += 1;
    else found.unlike.push(path.slice(1));
  };
  compare(ours, theirs, "");
  return found;
}
