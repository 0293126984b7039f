// The country of an IP address, from free data (CC0) that is installed with the packages. IP addresses themselves are
// not stored.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isPublicAddress } from "@sightline/schema/rest/network/publicAddress";
import { Reader, type Response } from "mmdb-lib";

interface Found {
  country_code?: string;
}

/** The file is 15 MB, so it is read once, on the first lookup. */
let reader: Reader<Found & Response> | undefined;

function open(): Reader<Found & Response> {
  const folder = createRequire(import.meta.url).resolve("@ip-location-db/geo-whois-asn-country-mmdb/package.json");
  return new Reader<Found & Response>(readFileSync(new URL("geo-whois-asn-country.mmdb", `file://${folder}`)));
}

/**
 * ISO 3166 code in uppercase. Empty for addresses that are not public: they belong to no country, although the data
 * assigns them one.
 */
export function countryOf(ip: string): string {
  if (!isPublicAddress(ip)) return "";
  reader ??= open();
  return reader.get(ip)?.country_code ?? "";
}
