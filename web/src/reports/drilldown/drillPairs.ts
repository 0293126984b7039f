// `/analytics/{k1}/{v1}/…/{k8}/{v8}`: each pair narrows the report to one value of a dimension. An odd number of
// segments, more than eight pairs or an unknown key is invalid.
import type { Group } from "../url/reportState.ts";
import { dimensionKinds, valueGroups } from "../dimensions/dimensionKinds.ts";
import type { Place } from "../places/placeGroups.ts";

type Kind = (typeof dimensionKinds)[number];
export type DrillDimension = Kind["id"];

export interface Pair {
  dimension: DrillDimension;
  /** empty: unknown */
  value: string;
}

export const MOST_PAIRS = 8;
/** Placeholder for an empty value, which can't be a path segment. */
const NOTHING = "(none)";

export const drillDimensions: readonly DrillDimension[] = dimensionKinds.map(({ id }) => id);

/** `segments` are decoded. */
export function readPairs(segments: readonly string[]): Pair[] | undefined {
  if (segments.length % 2 !== 0 || segments.length > 2 * MOST_PAIRS) return undefined;
  const pairs: Pair[] = [];
  for (let n = 0; n < segments.length; n += 2) {
    const key = (segments[n] ?? "").toUpperCase();
    const dimension = drillDimensions.find((one) => one === key);
    if (!dimension) return undefined;
    const value = segments[n + 1] ?? "";
    pairs.push({ dimension, value: value === NOTHING ? "" : value });
  }
  return pairs;
}

export const writePairs = (pairs: readonly Pair[]): string =>
  pairs.map(({ dimension, value }) => `/${dimension.toLowerCase()}/${encodeURIComponent(value || NOTHING)}`).join("");

export const pairGroups = (pairs: readonly Pair[]): Group[] =>
  pairs.flatMap(({ dimension, value }) => valueGroups(dimension, value));

/**
 * The pairs that drill into a row. For a location, also its region and country where the URL doesn't contain them yet.
 */
export function pairsOf(pairs: readonly Pair[], dimension: DrillDimension, { name, country, region }: Place): Pair[] {
  const around: Pair[] = [
    ...(country == null ? [] : [{ dimension: "COUNTRY" as const, value: country }]),
    ...(region == null ? [] : [{ dimension: "REGION" as const, value: region }]),
  ];
  const missing = around.filter((one) => !pairs.some((pair) => pair.dimension === one.dimension));
  return [...pairs, ...missing, { dimension, value: name }];
}

/** The dimensions that can still be split, in order. */
export const openDimensions = (pairs: readonly Pair[]): DrillDimension[] =>
  drillDimensions.filter((dimension) => !pairs.some((pair) => pair.dimension === dimension));

/** The default next dimension: from country to region, from region to city. */
const leadsTo: Partial<Record<DrillDimension, DrillDimension>> = { COUNTRY: "REGION", REGION: "CITY" };

/** The most useful next dimension, otherwise pages. */
export function nextDimension(pairs: readonly Pair[]): DrillDimension {
  const open = openDimensions(pairs);
  const last = pairs.at(-1)?.dimension;
  const wanted = [last && leadsTo[last], "CHANNEL", "PAGE"] as const;
  return wanted.find((one) => one && open.includes(one)) ?? open[0] ?? "PAGE";
}
