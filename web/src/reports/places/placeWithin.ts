import { dimensionKind } from "../dimensions/dimensionKinds.ts";
import { placeId, type Place } from "./placeGroups.ts";

/** Where a place of a table lies: its country, and its region too where the country has another of that name. */
export function placeWithin(place: Place, rows: readonly Place[]): { within: string; isNeeded: boolean } {
  const { name, country, region } = place;
  if (country == null) return { within: "", isNeeded: false };
  const others = rows.filter((row) => row.name === name && placeId(row) !== placeId(place));
  const needsRegion = others.some((row) => row.country === country);
  const parts = [needsRegion && region, country && dimensionKind("COUNTRY").write(country)];
  return { within: parts.filter(Boolean).join(", "), isNeeded: others.length > 0 };
}
