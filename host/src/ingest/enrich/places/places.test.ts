import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { tinyMmdb } from "#host/ingest/testing/tinyMmdb.ts";
import { openCityFiles } from "./cityFiles.ts";
import { cityOf } from "./cityRecord.ts";
import { placeFinder } from "./place.ts";
import { placeSource } from "./placeSource.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sightline-cities-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, bytes: Buffer | string): string {
  const at = path.join(folder, name);
  writeFileSync(at, bytes);
  return at;
}

const hanover = {
  city: "Hanover (Buchholz-Kleefeld)",
  country_code: "DE",
  latitude: 52.3861,
  longitude: 9.8095,
  postcode: "",
  state1: "Lower Saxony",
  state2: "",
  timezone: "",
};
const stPaul = {
  city: { names: { de: "St. Paul", en: "Saint Paul" } },
  country: { iso_code: "US" },
  location: { latitude: 44.9537, longitude: -93.09 },
  subdivisions: [{ iso_code: "MN", names: { en: "Minnesota" } }],
};

describe("city record", () => {
  it.each([
    ["flat", hanover, { country: "DE", region: "Lower Saxony", city: "Hanover", lat: 52.4, lon: 9.8 }],
    ["as MaxMind writes it", stPaul, { country: "US", region: "Minnesota", city: "Saint Paul", lat: 45, lon: -93.1 }],
    [
      "of a region alone",
      { country_code: "DE", state1: "Bavaria" },
      { country: "DE", region: "Bavaria", city: "", lat: 0, lon: 0 },
    ],
    ["of a country alone", { country: { iso_code: "DE" }, location: { latitude: 51, longitude: 9 } }, undefined],
    ["of another shape", { city: 7 }, undefined],
    ["that is missing", null, undefined],
  ])("%s", (_, record, meant) => expect(cityOf(record)).toEqual(meant));
});

describe("city databases", () => {
  const flat = file(
    "dbip-city-ipv4.mmdb",
    tinyMmdb(
      { "193.99.144.0/24": hanover, "82.30.55.0/24": hanover, "10.0.0.0/8": hanover },
      { kind: "city ipv4", version: 4 },
    ),
  );
  const maxmind = file(
    "GeoLite2-City.mmdb",
    tinyMmdb({ "2001:4860::/32": stPaul, "::/96": stPaul }, { kind: "GeoLite2-City", version: 6 }),
  );
  const placeOf = placeFinder(openCityFiles([flat, maxmind]));

  it("return the place inside the country of the packages' data", () => {
    expect(placeOf("193.99.144.80")).toEqual({
      country: "DE",
      region: "Lower Saxony",
      city: "Hanover",
      lat: 52.4,
      lon: 9.8,
    });
  });

  it("return nothing for another country, an unknown address, and a private or invalid one", () => {
    const nothing = { region: "", city: "", lat: 0, lon: 0 };
    expect(placeOf("82.30.55.107")).toEqual({ country: "GB", ...nothing });
    expect(placeFinder(openCityFiles([flat]))("8.8.8.8")).toEqual({ country: "US", ...nothing });
    expect(placeOf("10.1.2.3")).toEqual({ country: "", ...nothing });
    expect(placeOf("nonsense")).toEqual({ country: "", ...nothing });
  });

  it("look up IPv6 only in databases that support it, as an IPv4 one would match its first bits", () => {
    // 193.99.144.x as the first 32 bits of an IPv6 address
    expect(openCityFiles([flat])[0]?.find("c163:9050::1")).toBeUndefined();
    expect(openCityFiles([maxmind])[0]?.find("2001:4860:4860::8888")).toMatchObject({ city: "Saint Paul" });
  });

  it("are searched in order, starting with the operator's own", () => {
    const own = { find: () => ({ country: "US", region: "Ours", city: "Ours", lat: 1, lon: 2 }) };
    const { placeOf: whereIs, places } = placeSource([maxmind, flat, flat], [own]);
    expect(whereIs("8.8.8.8")).toMatchObject({ city: "Ours" });
    expect(placeFinder(openCityFiles([maxmind]))("8.8.8.8")).toMatchObject({ city: "Saint Paul" });
    expect(places.hasCities).toBe(true);
    expect(places.credits.map(({ url }) => url)).toEqual(["https://www.maxmind.com", "https://db-ip.com"]);
  });

  it.each([
    ["is not there", path.join(folder, "missing.mmdb")],
    ["cannot be read", folder],
    ["is no such database", file("empty.mmdb", "")],
    ["is no such database", file("words.mmdb", "these are words ".repeat(50))],
    [
      'is a database of kind "GeoLite2-Country"',
      file("country.mmdb", tinyMmdb({}, { kind: "GeoLite2-Country", version: 6 })),
    ],
  ])("stop the start with a clear message when one %s", (why, named) => {
    expect(() => openCityFiles([named])).toThrow(`CITY_DB: ${named} ${why}`);
  });
});
