// What kind of change an entry of the audit log is, by the part of the product that wrote it.
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

/** What is done for the whole company belongs to no project, whichever one the caller works on. */
export const isOfCompany = (module: string): boolean => ["billing", "team"].includes(kindOf(module));

/** The parts of the product whose entries can change what is counted; sign-ins, billing and the team do not. */
export const countingModules: readonly string[] = [
  ...["project", "sites", "goals", "events", "flag", "test", "experiment", "abtest", "deploy", "personalize"],
  ...["tracker", "host", "usage"],
];

/** What is done in these parts the host writes down itself: nobody else says that it was. */
export const hostRefusals: ReadonlySet<string> = new Set([
  ...["project", "goals", "events", "errors", "visitor", "service_portal"],
  ...["tracker", "host", "usage"],
]);

/** What members merely looked at or put away: it changes no number. */
export const withoutConsequence: readonly string[] = ["switch_project", "hide_upgrade_alert"];
