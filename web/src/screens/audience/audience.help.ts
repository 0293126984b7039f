import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const audienceHelp: Article[] = [
  {
    id: "privacy",
    order: 80,
    title: t("Privacy of visitors"),
    paragraphs: [
      t("The tracker keeps no third-party cookie, never reads what is typed, and honours Global Privacy Control."),
    ],
  },
];
