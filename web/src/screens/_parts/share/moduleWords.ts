/** What a link shows, in a sentence. */
const moduleWords: Readonly<Record<string, string>> = {
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

export const wordsOf = (module: string): string => moduleWords[module] ?? "this screen";
