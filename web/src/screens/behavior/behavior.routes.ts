import engagementParameters from "#web/__generated__/EngagementScreenQuery$parameters.ts";
import performanceParameters from "#web/__generated__/PerformanceScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { chosen } from "#web/reports/frame/reportChoices.ts";
import { performanceDimensions, vitalNames } from "#web/reports/frame/reportTabs.ts";
import { t } from "#web/texts/t.ts";

export const behaviorScreens: Screen[] = [
  screen({
    path: "/report/performance",
    layout: "menu",
    title: t("Performance"),
    query: performanceParameters,
    variables: (args) => ({
      ...reportArgs(args),
      dimension: chosen(args.search, "by", performanceDimensions),
      vital: chosen(args.search, "vital", vitalNames),
    }),
    menu: { icon: "Gauge", reports: { order: 10 }, area: { order: 310, section: "QUALITY" } },
    range: "analytics",
    screen: () => import("./PerformanceScreen.tsx"),
  }),
  screen({
    path: "/report/engagement",
    layout: "menu",
    title: t("Engagement"),
    query: engagementParameters,
    variables: (args) => reportArgs(args),
    menu: { icon: "HeartHandshake", reports: { order: 30 }, area: { order: 110, section: "BEHAVIOR" } },
    range: "analytics",
    screen: () => import("./EngagementScreen.tsx"),
  }),
];
