import parameters from "#web/__generated__/RetentionScreenQuery$parameters.ts";
import { readReportState } from "#web/reports/url/reportState.ts";
import type { ScreenPlaces } from "#web/relay/places.ts";
import { screen, type LayoutName, type Screen, type ScreenArgs } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { chosen } from "#web/reports/frame/reportChoices.ts";
import { t } from "#web/texts/t.ts";
import { columnChoices, readAct, readPeriod, splitDimensions, standardColumns } from "./_lib/retentionChoices.ts";

function variables(args: ScreenArgs) {
  const { search } = args;
  const { range, filters, project, isMember } = reportArgs(args);
  const columns = columnChoices.find((one) => one === search.get("columns")) ?? standardColumns;
  return {
    range,
    filters,
    project,
    isMember,
    period: readPeriod(search, readReportState(search).range),
    columns: Number(columns),
    start: readAct(search, "start"),
    return: readAct(search, "return"),
    by: chosen(search, "by", splitDimensions),
  };
}

const retention = (path: string, layout: LayoutName, places: ScreenPlaces = {}) =>
  screen({
    path,
    layout,
    title: t("Retention"),
    query: parameters,
    variables,
    range: "analytics",
    ...places,
    screen: () => import("./RetentionScreen.tsx"),
  });

export const retentionScreens: Screen[] = [
  retention("/visitor/retention", "auth", {
    menu: { icon: "Repeat", feature: "ANALYTICS", sidebar: { order: 40 } },
  }),
  // a share link without its parameter is shown as gone
  retention("/share/visitor/retention/:encryptedParam?", "share"),
];
