import { t } from "#web/texts/t.ts";

/** What a link shows, in a sentence. */
const moduleLabels: Readonly<Record<string, string>> = {
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

export const wordsOf = (module: string): string => moduleLabels[module] ?? t("this screen");

/** The name of what a link shows. */
const moduleNames: Readonly<Record<string, string>> = {
  DASHBOARD: t("Dashboard"),
  ANALYTICS: t("Traffic"),
  EVENTS: t("Event"),
  RETENTION: t("Retention"),
  ACQUISITION: t("Acquisition"),
  MAP: t("Map"),
  FEEDBACK: t("Feedback"),
  ABTEST: t("Test"),
  ABRESULT: t("Test results"),
  SURVEY: t("Survey"),
  FORM: t("Form"),
  FUNNEL: t("Funnel"),
};

export const moduleName = (module: string): string => moduleNames[module] ?? module;

/** The one thing of the module: an event's id is `kind/name`, others name themselves. */
export const itemLabel = (itemId: string): string => itemId.split("/").at(-1) ?? "";
