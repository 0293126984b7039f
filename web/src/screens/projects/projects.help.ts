import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const projectsHelp: Article[] = [
  {
    id: "install",
    order: 10,
    title: t("Install the tracking code"),
    paragraphs: [
      t(
        "Each project has its own one-line tracking code. Add it to the <head> of every page. The first data appears within seconds.",
      ),
      t(
        "Only traffic on the project's allowed domains is counted. If none are set, traffic on every domain is counted.",
      ),
    ],
    path: "/website",
    pathLabel: t("Websites"),
  },
];
