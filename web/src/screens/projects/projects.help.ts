import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const projectsHelp: Article[] = [
  {
    id: "install",
    order: 10,
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
];
