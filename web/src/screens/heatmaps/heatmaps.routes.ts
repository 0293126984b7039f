import list from "#web/__generated__/HeatmapListScreenQuery$parameters.ts";
import pages from "#web/__generated__/HeatmapPagesScreenQuery$parameters.ts";
import view from "#web/__generated__/HeatmapScreenQuery$parameters.ts";
import saved from "#web/__generated__/SavedHeatmapScreenQuery$parameters.ts";
import { screen, type LayoutName, type Screen, type ScreenArgs } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { chosen } from "#web/reports/frame/reportChoices.ts";
import { t } from "#web/texts/t.ts";
import { addressIn, heatmapArgs, profileLists, profileNumber } from "./_lib/heatmapChoices.ts";
import { pageListArgs } from "./_lib/pageChoices.ts";

const viewerArgs = (args: ScreenArgs) => {
  const { compare: _compare, ...report } = reportArgs(args);
  return { ...report, ...heatmapArgs(args.search) };
};

const savedHeatmap = (path: string, layout: LayoutName): Screen =>
  screen({
    path,
    layout,
    title: t("Heatmap"),
    query: saved,
    variables: (args) => ({
      ...viewerArgs(args),
      number: profileNumber(args.grant?.itemId ?? args.params["heatmap_profile_id"]),
    }),
    range: "heatmap",
    screen: () => import("./SavedHeatmapScreen.tsx"),
  });

const pageHeatmap = (path: string, layout: LayoutName): Screen =>
  screen({
    path,
    layout,
    title: t("Heatmap"),
    query: view,
    variables: (args) => {
      const value = args.grant?.itemId ?? addressIn(args.search);
      return { ...viewerArgs(args), page: { match: "EXACT" as const, value }, hasPage: value !== "" };
    },
    range: "heatmap",
    screen: () => import("./HeatmapScreen.tsx"),
  });

export const heatmapScreens: Screen[] = [
  screen({
    path: "/heatmap",
    layout: "auth",
    title: t("Heatmaps"),
    query: list,
    variables: ({ project, search }) => ({ project, archived: chosen(search, "list", profileLists) === "archived" }),
    menu: {
      icon: "Flame",
      feature: "HEATMAP",
      sidebar: { order: 60, section: "VISUALIZE", aliases: ["/heatmap/continuous"], subpages: ["/heatmap-v2"] },
    },
    jump: { letter: "h", order: 60 },
    screen: () => import("./HeatmapListScreen.tsx"),
  }),
  screen({
    path: "/heatmap/continuous",
    layout: "auth",
    title: t("Heatmaps"),
    query: pages,
    variables: (args) => {
      const { compare: _compare, goal: _goal, ...report } = reportArgs(args);
      return { ...report, ...pageListArgs(args.search) };
    },
    range: "heatmap",
    screen: () => import("./HeatmapPagesScreen.tsx"),
  }),
  pageHeatmap("/heatmap/view", "auth"),
  pageHeatmap("/share/heatmap-page/:encryptedParam", "share"),
  savedHeatmap("/heatmap/:heatmap_profile_id", "auth"),
  savedHeatmap("/heatmap-v2/:heatmap_profile_id", "auth"),
  savedHeatmap("/share/heatmap/:encryptedParam", "share"),
];
