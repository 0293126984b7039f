import parameters from "#web/__generated__/MonthlyChartScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { t } from "#web/texts/t.ts";
import { monthCounts } from "./_lib/monthlyChoices.ts";

export const monthlyScreens: Screen[] = [
  screen({
    path: "/visitor/monthly-chart",
    layout: "auth",
    title: t("Monthly chart"),
    query: parameters,
    variables: (args) => {
      const { project, filters, isMember } = reportArgs(args);
      const months = monthCounts.find((one) => one === args.search.get("months")) ?? monthCounts[0];
      return { project, filters, isMember, months: Number(months) };
    },
    menu: { icon: "CalendarRange", feature: "ANALYTICS", area: { order: 50, section: "AUDIENCE" } },
    screen: () => import("./MonthlyChartScreen.tsx"),
  }),
];
