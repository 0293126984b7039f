import parameters from "#web/__generated__/MapScreenQuery$parameters.ts";
import { screen, type LayoutName, type Screen, type ScreenArgs } from "#web/relay/screen.ts";
import { reportArgs } from "#web/screens/_parts/report/reportArgs.ts";
import { t } from "#web/texts/t.ts";
import { readCountry, readRegion } from "./_lib/mapMetrics.ts";

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

const map = (path: string, layout: LayoutName) =>
  screen({ path, layout, title: t("Map"), query: parameters, variables, screen: () => import("./MapScreen.tsx") });

export const mapScreens: Screen[] = [
  map("/visitor/map", "auth"),
  // without its parameter a link is gone
  map("/share/visitor/map/:encryptedParam?", "share"),
];
