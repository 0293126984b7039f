// Classifies an entry of the audit log by the module that wrote it.
import type { TimelineKind } from "@sightline/schema/rest/timeline/changes";

const kinds: Readonly<Record<string, TimelineKind>> = {
  project: "project",
  sites: "project",
  test: "test",
  experiment: "test",
  abtest: "test",
  deploy: "test",
  personalize: "test",
  flag: "flag",
  billing: "billing",
  usage: "billing",
  team: "team",
  company: "team",
  service_portal: "team",
};

export const kindOf = (module: string): TimelineKind => kinds[module] ?? "other";

/** Changes of the whole company belong to no project, whichever project is the caller's current one. */
export const isOfCompany = (module: string): boolean => ["billing", "team"].includes(kindOf(module));

/** The modules whose entries can change reported numbers, unlike sign-ins, billing and the team. */
export const countingModules: readonly string[] = [
  ...["project", "sites", "goals", "events", "flag", "test", "experiment", "abtest", "deploy", "personalize"],
  ...["tracker", "host", "usage"],
];

/** The host itself writes the entries of these modules. Clients can't. */
export const hostRefusals: ReadonlySet<string> = new Set([
  ...["project", "goals", "events", "errors", "visitor", "heatmap", "form", "funnel", "service_portal"],
  ...["tracker", "host", "usage"],
]);

/** Actions that only view or hide: they change no numbers. */
export const withoutConsequence: readonly string[] = ["switch_project", "hide_upgrade_alert"];
