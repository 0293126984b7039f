import parameters from "#web/__generated__/DashboardScreenQuery$parameters.ts";
import { screen, type ScreenArgs, type LayoutName } from "#web/relay/screen.ts";
import { metricIds } from "#web/screens/_parts/metricKinds.ts";
import { reportArgs } from "#web/screens/_parts/report/reportArgs.ts";
import { chosen, chosenInterval } from "#web/screens/_parts/report/reportChoices.ts";
import { t } from "#web/texts/t.ts";
import { deviceDimensions, pageDimensions, placeDimensions, sourceDimensions } from "./_lib/dashboardChoices.ts";

function variables(args: ScreenArgs) {
  const { search } = args;
  const places = chosen(search, "places", placeDimensions);
  return {
    ...reportArgs(args),
    metric: chosen(search, "metric", metricIds),
    interval: chosenInterval(search),
    pages: chosen(search, "pages", pageDimensions),
    sources: chosen(search, "sources", sourceDimensions),
    places,
    hasPlaces: places !== "COUNTRY",
    devices: chosen(search, "devices", deviceDimensions),
  };
}

const dashboard = (path: string, layout: LayoutName) =>
  screen({
    path,
    layout,
    title: t("Dashboard"),
    query: parameters,
    variables,
    screen: () => import("./DashboardScreen.tsx"),
  });

export const dashboardScreens = [
  dashboard("/", "auth"),
  dashboard("/dashboard", "auth"),
  dashboard("/share/dashboard/:encryptedParam", "share"),
];
