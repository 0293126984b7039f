import parameters from "#web/__generated__/AcquisitionScreenQuery$parameters.ts";
import type { ScreenPlaces } from "#web/relay/places.ts";
import { screen, type LayoutName, type Screen, type ScreenArgs } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { chosen } from "#web/reports/frame/reportChoices.ts";
import { t } from "#web/texts/t.ts";
import { models, readTrail } from "./_lib/acquisitionChoices.ts";

function variables(args: ScreenArgs) {
  const { level, within } = readTrail(args.search);
  return { ...reportArgs(args), within, level, model: chosen(args.search, "model", models) };
}

const acquisition = (path: string, layout: LayoutName, places: ScreenPlaces = {}) =>
  screen({
    path,
    layout,
    title: t("Acquisition"),
    query: parameters,
    variables,
    range: "analytics",
    ...places,
    screen: () => import("./AcquisitionScreen.tsx"),
  });

export const acquisitionScreens: Screen[] = [
  acquisition("/visitor/acquisition", "auth", {
    menu: { icon: "Milestone", feature: "ANALYTICS", area: { order: 20, section: "AUDIENCE" } },
  }),
  // a share link without its parameter is shown as gone
  acquisition("/share/visitor/acquisition/:encryptedParam?", "share"),
];
