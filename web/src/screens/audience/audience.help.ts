import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const audienceHelp: Article[] = [
  {
    id: "privacy",
    order: 80,
    title: t("Visitor privacy"),
    paragraphs: [
      t("The tracker sets no third-party cookies, never reads typed text, and honors Global Privacy Control."),
    ],
  },
];
