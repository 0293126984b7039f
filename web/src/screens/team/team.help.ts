import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const teamHelp: Article[] = [
  {
    id: "roles",
    order: 60,
    title: t("Roles"),
    paragraphs: [
      t("Owners and admins settle the company, its people, projects and plan. Users make notes and share links."),
      t("Viewers see reports and change nothing. Users and viewers may be limited to some projects."),
    ],
    path: "/team",
    pathLabel: t("User Access"),
  },
];
