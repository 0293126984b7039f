import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const funnelsHelp: Article[] = [
  {
    id: "funnels",
    order: 78,
    title: t("Funnels"),
    path: "/funnel",
    pathLabel: t("Open funnels"),
    paragraphs: [
      t(
        "A funnel shows how many visitors get from one step to the next, and where they give up. A step is a page, an event, a goal, a click or a form submission. A new funnel covers all stored traffic at once.",
      ),
      t(
        "All steps must happen within the time window, which begins with the first step. Steps count in order, in strict order without another page view or event in between, or in any order. An optional step is counted but never required, and an exclusion leaves out visitors who do something else on the way.",
      ),
      t(
        "Select a bar to see where visitors went instead, how long they stayed before they left, and their recordings. The factors show which properties are associated with dropping off more than chance explains.",
      ),
    ],
  },
];
