// The country of an address, by free data (CC0) that comes with the packages. Addresses themselves are not stored.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isIP } from "node:net";
import { blockListOf } from "#host/http/network/blockList.ts";
import { Reader, type Response } from "mmdb-lib";

interface Found {
  country_code?: string;
}

/** The file is 15 MB: read once, when the first address comes. */
let reader: Reader<Found & Response> | undefined;

function open(): Reader<Found & Response> {
  const folder = createRequire(import.meta.url).resolve("@ip-location-db/geo-whois-asn-country-mmdb/package.json");
  return new Reader<Found & Response>(readFileSync(new URL("geo-whois-asn-country.mmdb", `file://${folder}`)));
}

/** Private, loopback and link-local addresses belong to no country; the data knows nothing of that. */
const local = blockListOf([
  ..."0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16".split(" "),
  ..."::1 ::/128 fc00::/7 fe80::/10".split(" "),
]);

/** ISO 3166 code in capitals, or empty. */
export function countryOf(ip: string): string {
  const version = isIP(ip);
  if (!version || local.check(ip, version === 6 ? "ipv6" : "ipv4")) return "";
  reader ??= open();
  return reader.get(ip)?.country_code ?? "";
}
