// The host's source of places, opened once at startup.
import type { PlaceSource } from "#host/http/services.ts";
import { openCityFiles } from "./cityFiles.ts";
import { placeFinder, type CityDatabase, type PlaceOf } from "./place.ts";

/** `files`: see cityFiles.ts; `own` databases are queried first. */
export function placeSource(
  files: readonly string[],
  own: readonly CityDatabase[],
): { placeOf: PlaceOf; places: PlaceSource } {
  const opened = openCityFiles(files);
  const named = opened.flatMap(({ credit }) => credit ?? []).map(({ text, url }) => ({ text, url }));
  return {
    placeOf: placeFinder([...own, ...opened]),
    places: {
      hasCities: opened.length > 0,
      // two files from one source are credited once
      credits: named.filter(({ url }, n) => named.findIndex((one) => one.url === url) === n),
    },
  };
}
