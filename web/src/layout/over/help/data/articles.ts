// The documentation for those who use the product: short, and only about what it does.
import { t } from "#web/texts/t.ts";

export interface Article {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** the screen that it is about */
  path?: string;
  pathLabel?: string;
}

export const articles: readonly Article[] = [
  {
    id: "install",
    title: t("Put the tracker on a site"),
    paragraphs: [
      t(
        "Each project has one line of HTML. Put it into the head of every page; the first visit appears within seconds.",
      ),
      t("Only the host names that a project allows are counted. Without any, every host name is."),
    ],
    path: "/website",
    pathLabel: t("Websites"),
  },
  {
    id: "numbers",
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
    title: t("Filters"),
    paragraphs: [
      t("Press any row of a table to see only the visits behind it; press it again, or its chip, to see all."),
      t("Everything that you choose stands in the address: copy it, and others see the same view."),
    ],
  },
  {
    id: "share",
    title: t("Share links"),
    paragraphs: [
      t("A share link shows one report of one project to people without an account. They can change nothing."),
      t("Give it a password or an end, block it at any time, and see how often it was opened."),
    ],
  },
  {
    id: "roles",
    title: t("Roles"),
    paragraphs: [
      t("Owners and admins settle the company, its people, projects and plan. Users make notes and share links."),
      t("Viewers see reports and change nothing. Users and viewers may be limited to some projects."),
    ],
    path: "/team",
    pathLabel: t("User Access"),
  },
  {
    id: "usage",
    title: t("Plan and usage"),
    paragraphs: [
      t("A plan includes a number of sessions a month, counted from the first of the month, UTC."),
      t("At this pace means: what was counted so far, divided by the days gone by, times 30."),
    ],
  },
  {
    id: "privacy",
    title: t("Privacy of visitors"),
    paragraphs: [
      t("The tracker keeps no third-party cookie, never reads what is typed, and honours Global Privacy Control."),
    ],
  },
  {
    id: "keys",
    title: t("Ask from your own tools"),
    paragraphs: [
      t(
        "With an API key, internal tools send any GraphQL document to /graphql. What the host's calls look like stands in /openapi.json.",
      ),
    ],
    path: "/developer",
    pathLabel: t("Developer"),
  },
];
