import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const billingHelp: Article[] = [
  {
    id: "usage",
    order: 70,
    title: t("Plan and usage"),
    paragraphs: [
      t("A plan includes a number of sessions a month, counted from the first of the month, UTC."),
      t("At this pace means: what was counted so far, divided by the days gone by, times 30."),
    ],
  },
];
