// The URL of a drill-down and its neighbors one step away: the same for members and share links, whose last segment is
// the link itself.
import { MOST_PAIRS, readPairs, writePairs, type Pair } from "./drillPairs.ts";

export interface Drill {
  pairs: readonly Pair[];
  /** URL of a report with these pairs */
  pathOf(pairs: readonly Pair[]): string;
}

/** The paths of 0 to 8 pairs. */
export function drillPaths(root: string, end = ""): string[] {
  const counts = Array.from({ length: MOST_PAIRS + 1 }, (_, count) => count);
  return counts.map((count) => {
    const pairs = Array.from({ length: count }, (_, n) => `/:k${n + 1}/:v${n + 1}`);
    return `${root}${pairs.join("")}${end}`;
  });
}

type Params = Readonly<Record<string, string | undefined>>;

/** Undefined if the URL contains no valid pairs. */
export function drillAddress(params: Params): Drill | undefined {
  if (params["*"]) return undefined;
  const named = Array.from({ length: MOST_PAIRS }, (_, n) => [params[`k${n + 1}`], params[`v${n + 1}`]]).flat();
  const pairs = readPairs(named.filter((segment) => segment !== undefined));
  if (!pairs) return undefined;
  const { encryptedParam } = params;
  const [root, end] = encryptedParam === undefined ? ["/analytics", ""] : ["/share/analytics", `/${encryptedParam}`];
  return { pairs, pathOf: (next) => `${root}${writePairs(next)}${end}` };
}
