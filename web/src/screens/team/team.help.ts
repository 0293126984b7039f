import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const teamHelp: Article[] = [
  {
    id: "roles",
    order: 60,
    title: t("Roles"),
    paragraphs: [
      t(
        "Owners and admins manage the company, its members, projects and plan. Users can add notes and create share links.",
      ),
      t("Viewers have read-only access to reports. Users and viewers can be limited to selected projects."),
    ],
    path: "/team",
    pathLabel: t("User Access"),
  },
];
