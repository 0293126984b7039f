import parameters from "#web/__generated__/DashboardScreenQuery$parameters.ts";
import type { ScreenPlaces } from "#web/relay/places.ts";
import { screen, type ScreenArgs, type LayoutName } from "#web/relay/screen.ts";
import { metricIds } from "#web/reports/dimensions/metricIds.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { chosen, chosenInterval } from "#web/reports/frame/reportChoices.ts";
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

const dashboard = (path: string, layout: LayoutName, places: ScreenPlaces = {}) =>
  screen({
    path,
    layout,
    title: t("Dashboard"),
    query: parameters,
    variables,
    range: "dashboard",
    ...places,
    screen: () => import("./DashboardScreen.tsx"),
  });

export const dashboardScreens = [
  dashboard("/", "auth", {
    menu: { icon: "LayoutDashboard", sidebar: { order: 10 } },
    jump: { letter: "d", order: 10 },
  }),
  dashboard("/dashboard", "auth"),
  dashboard("/share/dashboard/:encryptedParam", "share"),
];
