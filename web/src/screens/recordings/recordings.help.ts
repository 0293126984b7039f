import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const recordingsHelp: Article[] = [
  {
    id: "recordings",
    order: 75,
    title: t("Recordings"),
    paragraphs: [
      t(
        "A recording shows what a visitor did on your pages, across pages and tabs. What visitors type is never recorded: inputs are masked, and the settings can mask texts too.",
      ),
      t(
        "While a session is recorded, it is listed under Live now. You can follow it with a delay of up to three seconds, and go back to its beginning while it continues.",
      ),
      t(
        'Add data-sl-mask to an element to mask its text, and data-sl-block to leave it out. The console and requests are recorded unless the tracking code has data-console="off" or data-network="off".',
      ),
    ],
  },
];
