import type { ShareModule } from "#web/__generated__/ShareDialogQuery.graphql.ts";

export type SharedModule = Exclude<ShareModule, "%future added value">;

/** What a link shows, in a sentence. */
export const moduleWords: Readonly<Record<SharedModule, string>> = {
  DASHBOARD: "the dashboard",
  ANALYTICS: "the traffic report",
  EVENTS: "the event report",
  RETENTION: "the retention report",
  ACQUISITION: "the acquisition report",
  MAP: "the map",
  FEEDBACK: "the feedback",
  ABTEST: "the test",
  ABRESULT: "the test's results",
  SURVEY: "the survey's results",
  FORM: "the form's results",
  FUNNEL: "the funnel",
};
