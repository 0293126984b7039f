import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const shareHelp: Article[] = [
  {
    id: "share",
    order: 50,
    title: t("Share links"),
    paragraphs: [
      t("A share link shows one report of one project to people without an account. They can change nothing."),
      t("Give it a password or an end, block it at any time, and see how often it was opened."),
    ],
  },
];
