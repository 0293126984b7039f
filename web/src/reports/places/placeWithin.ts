import { dimensionKind } from "../dimensions/dimensionKinds.ts";
import { placeId, type Place } from "./placeGroups.ts";

/**
 * The area around a location in a table: its country, and its region if the country has another location of that name.
 */
export function placeWithin(place: Place, rows: readonly Place[]): { within: string; isNeeded: boolean } {
  const { name, country, region } = place;
  if (country == null) return { within: "", isNeeded: false };
  const others = rows.filter((row) => row.name === name && placeId(row) !== placeId(place));
  const needsRegion = others.some((row) => row.country === country);
  const parts = [needsRegion && region, country && dimensionKind("COUNTRY").write(country)];
  return { within: parts.filter(Boolean).join(", "), isNeeded: others.length > 0 };
}
