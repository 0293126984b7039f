// Where an address is: its country by the data that comes with the packages, and inside it what the city databases know.
// The two may differ about the country; a city of another one would contradict every table, so it stays unknown then.
import type { City } from "./cityRecord.ts";
import { countryOf } from "./country.ts";

export interface CityDatabase {
  find(ip: string): City | undefined;
}

/** The columns of the table `event`; empty or 0 where unknown. */
export type Place = Record<"country" | "region" | "city", string> & Record<"lat" | "lon", number>;
export type PlaceOf = (ip: string) => Place;

/** The first database that knows an address counts. */
export function placeFinder(databases: readonly CityDatabase[]): PlaceOf {
  return (ip) => {
    const country = countryOf(ip);
    if (country !== "") {
      for (const database of databases) {
        const found = database.find(ip);
        if (found) return found.country === country ? found : { ...nowhere, country };
      }
    }
    return { ...nowhere, country };
  };
}

const nowhere = { region: "", city: "", lat: 0, lon: 0 };
