import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const trafficHelp: Article[] = [
  {
    id: "numbers",
    order: 20,
    title: t("Metric definitions"),
    paragraphs: [
      t(
        "A visitor is a browser on your website. A session ends after 30 minutes of inactivity, when the visitor returns through another campaign, or after 24 hours. Sessions continue past midnight.",
      ),
      t("A bounce is a session with one page view, no interaction and a duration under 10 seconds."),
      t(
        "Bounces, durations and engaged time are reported in the hour and day the session started, and cover the whole session. Page views are reported in the hour they occurred. A session that spans several hours counts in each of them, but only once in the date range.",
      ),
      t(
        "“Online now” counts visitors whose page is visible and sent a signal within the last 30 seconds. “Last seen” is the last event of the latest session.",
      ),
      t("Days follow the project's time zone, regardless of the viewer's location."),
    ],
  },
  {
    id: "range",
    order: 30,
    title: t("Date range and comparison"),
    paragraphs: [
      t(
        "The date range is at the top of each report and is saved per report and project. Use the arrows to move one period back or forward.",
      ),
      t("Compare a report with the previous period or the previous year. Press X to turn comparison on or off."),
    ],
  },
  {
    id: "filters",
    order: 40,
    title: t("Filters"),
    paragraphs: [
      t(
        "Click a table row to filter the report by it. Click it again, or remove its filter chip, to clear the filter.",
      ),
      t("Filters and settings are stored in the URL. Copy it to share the same view."),
    ],
  },
];
