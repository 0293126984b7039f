import { t } from "#web/texts/t.ts";

/** What a link shows, in a sentence. */
const moduleWords: Readonly<Record<string, string>> = {
  DASHBOARD: t("the dashboard"),
  ANALYTICS: t("the traffic report"),
  EVENTS: t("the event report"),
  RETENTION: t("the retention report"),
  ACQUISITION: t("the acquisition report"),
  MAP: t("the map"),
  FEEDBACK: t("the feedback"),
  ABTEST: t("the test"),
  ABRESULT: t("the test's results"),
  SURVEY: t("the survey's results"),
  FORM: t("the form's results"),
  FUNNEL: t("the funnel"),
};

export const wordsOf = (module: string): string => moduleWords[module] ?? t("this screen");
