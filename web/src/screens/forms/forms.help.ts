import type { Article } from "#web/layout/over/help/article.ts";
import { t } from "#web/texts/t.ts";

export const formsHelp: Article[] = [
  {
    id: "forms",
    order: 78,
    title: t("Form analytics"),
    paragraphs: [
      t(
        "Every form that visitors see is measured, without any setup: how many start it, how many try to submit it, how many succeed, and at which field the others leave. What visitors enter is never read.",
      ),
      t(
        "All counts are sessions: a visitor who opens a form three times in a session is one view. A starter focused or changed a field. An abandon is a starter without a success.",
      ),
      t(
        "A form found automatically counts an attempt as successful if it shows no validation error and is not repeated within 3 seconds. Save the form to choose another rule: an event or a thank-you page.",
      ),
      t(
        "“Fix first” ranks fields by the sessions they lose times the share of starters who reach them, and estimates how many more sessions would complete the form if its worst field lost no more than the median one.",
      ),
      t(
        "Press the number of sessions that left at a field to list them. From there, open their visitors or recordings: the filter by form and field also works in other reports and can be saved as a segment.",
      ),
    ],
  },
];
