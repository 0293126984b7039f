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

/** Cache size. A visitor sends many batches from the same address. */
const KNOWN = 5000;

/** The first database that knows an address wins. */
export function placeFinder(databases: readonly CityDatabase[]): PlaceOf {
  const known = new Map<string, Place>();

  function find(ip: string): Place {
    const country = countryOf(ip);
    if (country !== "") {
      for (const database of databases) {
        const found = database.find(ip);
        if (found) return found.country === country ? found : { ...nowhere, country };
      }
    }
    return { ...nowhere, country };
  }

  return (ip) => {
    const cached = known.get(ip);
    if (cached) return cached;
    const place = find(ip);
    if (known.size >= KNOWN) known.clear();
    known.set(ip, place);
    return place;
  };
}

const nowhere = { region: "", city: "", lat: 0, lon: 0 };
