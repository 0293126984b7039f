import dailyParameters from "#web/__generated__/DailyTrafficScreenQuery$parameters.ts";
import engagementParameters from "#web/__generated__/EngagementScreenQuery$parameters.ts";
import hourlyParameters from "#web/__generated__/HourlyTrafficScreenQuery$parameters.ts";
import performanceParameters from "#web/__generated__/PerformanceScreenQuery$parameters.ts";
import listParameters from "#web/__generated__/ReportsScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { reportArgs } from "#web/screens/_parts/report/reportArgs.ts";
import { chosen } from "#web/screens/_parts/report/reportChoices.ts";
import { t } from "#web/texts/t.ts";
import { clockNames, clocks } from "./_lib/clocks.ts";
import { countMetrics, performanceDimensions, vitalNames, weekdayChoices } from "./_lib/reportTabs.ts";

export const reportScreens: Screen[] = [
  screen({
    path: "/report",
    layout: "menu",
    title: t("Reports"),
    query: listParameters,
    variables: ({ project }) => ({ project }),
    screen: () => import("./ReportsScreen.tsx"),
  }),
  screen({
    path: "/report/hourly-traffic",
    layout: "menu",
    title: t("Hourly traffic"),
    query: hourlyParameters,
    variables: (args) => ({
      ...reportArgs(args),
      metric: chosen(args.search, "metric", countMetrics),
      weekday: weekdayChoices.indexOf(chosen(args.search, "weekday", weekdayChoices)) || null,
      clock: clockNames[chosen(args.search, "clock", clocks)],
    }),
    screen: () => import("./HourlyTrafficScreen.tsx"),
  }),
  screen({
    path: "/report/daily-traffic",
    layout: "menu",
    title: t("Daily traffic"),
    query: dailyParameters,
    variables: (args) => reportArgs(args),
    screen: () => import("./DailyTrafficScreen.tsx"),
  }),
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
    screen: () => import("./PerformanceScreen.tsx"),
  }),
  screen({
    path: "/report/engagement",
    layout: "menu",
    title: t("Engagement"),
    query: engagementParameters,
    variables: (args) => reportArgs(args),
    screen: () => import("./EngagementScreen.tsx"),
  }),
];
