import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const heatmapsHelp: Article[] = [
  {
    id: "heatmaps",
    order: 76,
    title: t("Heatmaps"),
    paragraphs: [
      t(
        "A heatmap shows where visitors click, move the pointer, scroll and stay, on the page as a visitor's browser recorded it. Every page has one, without any setup.",
      ),
      t(
        "Points belong to an element and to a place in it, so that they are right at other window widths, in parts that scroll by themselves and on headers that stick to the window.",
      ),
      t(
        "Save a heatmap to cover many similar pages with one rule, such as /product/*, or to find an important page again.",
      ),
    ],
  },
];
