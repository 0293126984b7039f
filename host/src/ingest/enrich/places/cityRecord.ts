// Parses a record of a city database, in either of its two shapes: MaxMind's (also used by DB-IP's own files) and the
// flat one of `ip-location-db`.
import { z } from "zod";

/** A place inside a country; unknown fields are empty. */
export interface City {
  /** ISO 3166 code */
  country: string;
  region: string;
  city: string;
  /** degrees */
  lat: number;
  lon: number;
}

const text = z.string().optional();
const degrees = z.number().optional();
const Named = z.object({ names: z.object({ en: text }).optional() });

const Record = z.object({
  country_code: text,
  state1: text,
  city: z.union([z.string(), Named]).optional(),
  latitude: degrees,
  longitude: degrees,
  country: z.object({ iso_code: text }).optional(),
  subdivisions: z.array(Named).optional(),
  location: z.object({ latitude: degrees, longitude: degrees }).optional(),
});

const LONGEST = 120;
const nameOf = (given: string | z.infer<typeof Named> | undefined) =>
  (typeof given === "string" ? given : (given?.names?.en ?? "")).trim().slice(0, LONGEST);

/** A tenth of a degree is about 11 km: precise enough for a dot on a world map, too coarse to locate a building. */
const rounded = (given: number) => Math.round(given * 10) / 10;

/** Undefined if the database knows no place inside the country. */
export function cityOf(record: unknown): City | undefined {
  const read = Record.safeParse(record);
  if (!read.success) return undefined;
  const { country_code, state1, country, subdivisions, location, latitude, longitude } = read.data;
  const region = nameOf(state1) || nameOf(subdivisions?.[0]);
  // "Hanover (Buchholz-Kleefeld)" becomes Hanover: districts are more precise than needed
  const city = nameOf(read.data.city).replace(/\s*\([^()]*\)$/, "");
  if (region === "" && city === "") return undefined;
  return {
    country: country_code ?? country?.iso_code ?? "",
    region,
    city,
    lat: rounded(latitude ?? location?.latitude ?? 0),
    lon: rounded(longitude ?? location?.longitude ?? 0),
  };
}
