import parameters from "#web/__generated__/AnalyticsScreenQuery$parameters.ts";
import { readReportState } from "#web/filters/reportState.ts";
import { screen, type LayoutName, type Screen, type ScreenArgs } from "#web/relay/screen.ts";
import { metricIds } from "#web/screens/_parts/metricKinds.ts";
import { reportArgs } from "#web/screens/_parts/report/reportArgs.ts";
import { chosen, chosenInterval } from "#web/screens/_parts/report/reportChoices.ts";
import { t } from "#web/texts/t.ts";
import { acquisitionScreens } from "./acquisition.routes.ts";
import { drillAddress, drillPaths } from "./_lib/drillAddress.ts";
import { nextDimension, openDimensions, pairGroups } from "./_lib/drillPairs.ts";
import { mapScreens } from "./map.routes.ts";
import { monthlyScreens } from "./monthly.routes.ts";
import { retentionScreens } from "./retention.routes.ts";
import { flowScreens } from "./flow/flow.routes.ts";
import { overviewScreens } from "./overview/overview.routes.ts";
import { reportScreens } from "./reports/reports.routes.ts";

function offsetOf(search: URLSearchParams): number {
  const offset = search.get("offset") ?? "";
  return /^\d{1,6}$/.test(offset) ? Number(offset) : 0;
}

function variables(args: ScreenArgs) {
  const { search, params } = args;
  const pairs = drillAddress(params)?.pairs ?? [];
  const asked = search.get("by")?.toUpperCase();
  const by = openDimensions(pairs).find((one) => one === asked) ?? nextDimension(pairs);
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

const analytics = (path: string, layout: LayoutName) =>
  screen({
    path,
    layout,
    title: t("Traffic"),
    query: parameters,
    variables,
    screen: () => import("./AnalyticsScreen.tsx"),
  });

export const trafficScreens: Screen[] = [
  // `/analytics/country/{country}` and what follows it are pairs like all others
  ...drillPaths("/analytics").map((path) => analytics(path, "auth")),
  // an odd number of segments, or too many: the screen goes to the root
  analytics("/analytics/*", "auth"),
  ...drillPaths("/share/analytics", "/:encryptedParam").map((path) => analytics(path, "share")),
  ...acquisitionScreens,
  ...mapScreens,
  ...monthlyScreens,
  ...retentionScreens,
  ...flowScreens,
  ...overviewScreens,
  ...reportScreens,
];
