import view from "#web/__generated__/HeatmapScreenQuery$parameters.ts";
import saved from "#web/__generated__/SavedHeatmapScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import type { ScreenArgs } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { addressIn, heatmapArgs, profileNumber } from "./_lib/heatmapChoices.ts";

const viewerArgs = (args: ScreenArgs) => {
  const { compare: _compare, ...report } = reportArgs(args);
  return { ...report, ...heatmapArgs(args.search) };
};

const savedHeatmap = (path: string): Screen =>
  screen({
    path,
    layout: "auth",
    title: t("Heatmap"),
    query: saved,
    variables: (args) => ({ ...viewerArgs(args), number: profileNumber(args.params["heatmap_profile_id"]) }),
    range: "heatmap",
    screen: () => import("./SavedHeatmapScreen.tsx"),
  });

export const heatmapScreens: Screen[] = [
  screen({
    path: "/heatmap/view",
    layout: "auth",
    title: t("Heatmap"),
    query: view,
    variables: (args) => {
      const value = addressIn(args.search);
      return { ...viewerArgs(args), page: { match: "EXACT" as const, value }, hasPage: value !== "" };
    },
    range: "heatmap",
    screen: () => import("./HeatmapScreen.tsx"),
  }),
  savedHeatmap("/heatmap/:heatmap_profile_id"),
  savedHeatmap("/heatmap-v2/:heatmap_profile_id"),
];
