import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const trafficHelp: Article[] = [
  {
    id: "numbers",
    order: 20,
    title: t("What the numbers mean"),
    paragraphs: [
      t(
        "A visitor is a browser on your site. A session is one visit: it ends after 30 minutes without activity, when the visitor arrives with another campaign, or after 24 hours. Midnight does not end it.",
      ),
      t("A bounce is a session of one page view, without an interaction and under 10 seconds."),
      t(
        "Bounces, durations and engaged time belong to the hour and day in which a session began, and cover the whole session. Page views belong to the hour in which they happened. A session that goes on in several hours counts in each of them, and once in the range.",
      ),
      t(
        "Online now are visitors whose page is visible and reported within the last 30 seconds. Last seen is the last event of the newest session.",
      ),
      t("Days are those of the project's own time zone, whoever looks at them and from where."),
    ],
  },
  {
    id: "range",
    order: 30,
    title: t("Range and comparison"),
    paragraphs: [
      t(
        "The range stands at the top. Each report keeps its own, for each project, and the arrows go one period back or on.",
      ),
      t("Reports compare with the period before or with the year before. Press X to switch the comparison."),
    ],
  },
  {
    id: "filters",
    order: 40,
    title: t("Filters"),
    paragraphs: [
      t("Press any row of a table to see only the visits behind it; press it again, or its chip, to see all."),
      t("Everything that you choose stands in the address: copy it, and others see the same view."),
    ],
  },
];
