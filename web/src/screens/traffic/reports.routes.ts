import dailyParameters from "#web/__generated__/DailyTrafficScreenQuery$parameters.ts";
import hourlyParameters from "#web/__generated__/HourlyTrafficScreenQuery$parameters.ts";
import listParameters from "#web/__generated__/ReportsScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { chosen } from "#web/reports/frame/reportChoices.ts";
import { t } from "#web/texts/t.ts";
import { clockNames, clocks } from "./_lib/clocks.ts";
import { countMetrics, weekdayChoices } from "#web/reports/frame/reportTabs.ts";

export const reportScreens: Screen[] = [
  screen({
    path: "/report",
    layout: "menu",
    title: t("Reports"),
    query: listParameters,
    variables: ({ project }) => ({ project }),
    menu: { icon: "ChartNoAxesCombined", area: { order: 130, section: "BEHAVIOR" } },
    range: "analytics",
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
    menu: { icon: "Clock", reports: { order: 50 }, area: { order: 40, section: "AUDIENCE" } },
    range: "analytics",
    screen: () => import("./HourlyTrafficScreen.tsx"),
  }),
  screen({
    path: "/report/daily-traffic",
    layout: "menu",
    title: t("Daily traffic"),
    query: dailyParameters,
    variables: (args) => reportArgs(args),
    menu: { icon: "CalendarDays", reports: { order: 40 }, area: { order: 30, section: "AUDIENCE" } },
    range: "analytics",
    screen: () => import("./DailyTrafficScreen.tsx"),
  }),
];
