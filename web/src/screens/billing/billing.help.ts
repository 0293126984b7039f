import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const billingHelp: Article[] = [
  {
    id: "usage",
    order: 70,
    title: t("Plan and usage"),
    paragraphs: [
      t("A plan includes a number of sessions per month, counted from the 1st (UTC)."),
      t("“At this pace” is an estimate: usage so far, divided by the days elapsed, times 30."),
    ],
  },
];
