// The demo's own city database. It only contains the networks of simulated visitors.
import { shortenedAddress } from "#host/http/network/prefix.ts";
import type { CityDatabase } from "#host/ingest/enrich/places/place.ts";
import { demoPlaces } from "./data/cities.ts";

const byNetwork = new Map(
  demoPlaces.map(({ address, weight: _weight, ...city }) => [shortenedAddress(address), city] as const),
);

export const demoCities: CityDatabase = { find: (ip) => byNetwork.get(shortenedAddress(ip)) };
