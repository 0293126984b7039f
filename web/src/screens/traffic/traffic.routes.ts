import parameters from "#web/__generated__/AnalyticsScreenQuery$parameters.ts";
import { readReportState } from "#web/reports/url/reportState.ts";
import type { ScreenPlaces } from "#web/relay/places.ts";
import { screen, type LayoutName, type Screen, type ScreenArgs } from "#web/relay/screen.ts";
import { metricIds } from "#web/reports/dimensions/metricIds.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { chosen, chosenInterval } from "#web/reports/frame/reportChoices.ts";
import { t } from "#web/texts/t.ts";
import { drillAddress, drillPaths } from "#web/reports/drilldown/drillAddress.ts";
import { nextDimension, openDimensions, pairGroups } from "#web/reports/drilldown/drillPairs.ts";

function offsetOf(search: URLSearchParams): number {
  const offset = search.get("offset") ?? "";
  return /^\d{1,6}$/.test(offset) ? Number(offset) : 0;
}

function variables(args: ScreenArgs) {
  const { search, params } = args;
  const pairs = drillAddress(params)?.pairs ?? [];
  const requested = search.get("by")?.toUpperCase();
  const by = openDimensions(pairs).find((one) => one === requested) ?? nextDimension(pairs);
  const { filters } = readReportState(search);
  return {
    ...reportArgs(args, [...pairGroups(pairs), ...filters]),
    metric: chosen(search, "metric", metricIds),
    interval: chosenInterval(search),
    by,
    hasPlaces: by === "REGION" || by === "CITY",
    offset: offsetOf(search),
  };
}

const inMenus: ScreenPlaces = {
  menu: { icon: "ChartNoAxesColumn", feature: "ANALYTICS", sidebar: { order: 80, section: "INSIGHT" } },
  jump: { letter: "t", order: 40 },
};

const analytics = (path: string, layout: LayoutName, places: ScreenPlaces = {}) =>
  screen({
    path,
    layout,
    title: t("Traffic"),
    query: parameters,
    variables,
    range: "analytics",
    ...places,
    screen: () => import("./AnalyticsScreen.tsx"),
  });

export const trafficScreens: Screen[] = [
  // `/analytics/country/{country}` and the segments after it are ordinary pairs
  ...drillPaths("/analytics").map((path) => analytics(path, "auth", path === "/analytics" ? inMenus : {})),
  // an odd number of segments, or too many: the screen redirects to the root
  analytics("/analytics/*", "auth"),
  ...drillPaths("/share/analytics", "/:encryptedParam").map((path) => analytics(path, "share")),
];
