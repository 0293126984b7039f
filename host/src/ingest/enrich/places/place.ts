// The place of an IP address: the country from the data that is installed with the packages, and the region and city
// from the city databases. The two may disagree about the country. A city in another country would contradict every
// table, so it is then left unknown.
import type { City } from "./cityRecord.ts";
import { countryOf } from "./country.ts";

export interface CityDatabase {
  find(ip: string): City | undefined;
}

/** The columns of the table `event`; empty or 0 if unknown. */
export type Place = Record<"country" | "region" | "city", string> & Record<"lat" | "lon", number>;
export type PlaceOf = (ip: string) => Place;

/** The first database that knows an address wins. */
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
