// What the host says in a line before this script, for the one project whose script it is.
//   nospa  a new address in a single-page app is no page view
//   dnt    browsers that ask not to be tracked are not
import type { Rule, watchRules } from "./rules.ts";

declare global {
  interface Window {
    siteTrackerOptions?: string | undefined;
    siteTrackerRules?: Rule[] | undefined;
    /** watches them; part of the script of those projects alone that have rules (rulesMain.ts) */
    siteTrackerWatch?: typeof watchRules;
  }
}

export interface Options {
  wants(option: "nospa" | "dnt"): boolean;
  rules: Rule[];
}

/** Takes the line away: the script of a second project on the page finds its own. */
export function takeOptions(): Options {
  const { siteTrackerOptions: options = "", siteTrackerRules: rules = [] } = window;
  window.siteTrackerOptions = window.siteTrackerRules = undefined;
  return { wants: (option) => options.split(" ").includes(option), rules };
}
