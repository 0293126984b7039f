import { t } from "#web/texts/t.ts";

export const monthCounts = ["12", "18", "24"] as const;

export const monthMetrics = ["visitors", "sessions", "pageviews"] as const;
export type MonthMetric = (typeof monthMetrics)[number];

export const monthMetricNames: Record<MonthMetric, string> = {
  visitors: t("Visitors"),
  sessions: t("Sessions"),
  pageviews: t("Views"),
};
