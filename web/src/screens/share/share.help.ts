import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const shareHelp: Article[] = [
  {
    id: "share",
    order: 50,
    title: t("Share links"),
    paragraphs: [
      t("A share link gives read-only access to one report of a project, without an account."),
      t("Add a password or an expiration date, block the link at any time, and see how often it was opened."),
    ],
  },
];
