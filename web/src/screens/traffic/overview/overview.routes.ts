import parameters from "#web/__generated__/OverviewScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { t } from "#web/texts/t.ts";

export const overviewScreens: Screen[] = [
  screen({
    path: "/overview",
    layout: "auth",
    title: t("Overview"),
    query: parameters,
    variables: (args) => {
      const { range, compare, goal } = reportArgs(args);
      return { range, compare, goal };
    },
    range: "dashboard",
    screen: () => import("./OverviewScreen.tsx"),
  }),
];
