import parameters from "#web/__generated__/MapScreenQuery$parameters.ts";
import type { ScreenPlaces } from "#web/relay/places.ts";
import { screen, type LayoutName, type Screen, type ScreenArgs } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { t } from "#web/texts/t.ts";
import { readCountry, readRegion } from "./_lib/mapPlace.ts";

function variables(args: ScreenArgs) {
  const country = readCountry(args.search);
  const region = readRegion(args.search);
  return {
    ...reportArgs(args),
    places: region !== null || args.search.get("places") === "CITY" ? ("CITY" as const) : ("REGION" as const),
    country: country ?? "",
    region,
    hasCountry: country !== null,
  };
}

const map = (path: string, layout: LayoutName, places: ScreenPlaces = {}) =>
  screen({
    path,
    layout,
    title: t("Map"),
    query: parameters,
    variables,
    range: "analytics",
    ...places,
    screen: () => import("./MapScreen.tsx"),
  });

export const placesScreens: Screen[] = [
  map("/visitor/map", "auth", {
    menu: { icon: "Map", feature: "ANALYTICS", sidebar: { order: 30 } },
    jump: { letter: "m", order: 30 },
  }),
  // a share link without its parameter is shown as gone
  map("/share/visitor/map/:encryptedParam?", "share"),
];
