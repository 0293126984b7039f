// Options that the host writes in a line before this script, for its one project.
// - nospa: a URL change in a single-page app is not a page view
// - dnt: browsers that send Do Not Track are not tracked
// - forms: forms are measured
// - rec:25: 25 % of the sessions are recorded (always the last option)
import type { Rule, watchRules } from "./rules.ts";

declare global {
  interface Window {
    siteTrackerOptions?: string | undefined;
    siteTrackerRules?: Rule[] | undefined;
    /** watches the rules; only in the scripts of projects that have rules (rulesMain.ts) */
    siteTrackerWatch?: typeof watchRules;
  }
}

export interface Options {
  wants(option: "nospa" | "dnt" | "forms"): boolean;
  /** percentage of the sessions that are recorded */
  sample: number;
  rules: Rule[];
}

/** Removes the options line, so that the script of a second project on the page finds its own. */
export function takeOptions(): Options {
  const { siteTrackerOptions: options = "", siteTrackerRules: rules = [] } = window;
  window.siteTrackerOptions = window.siteTrackerRules = undefined;
  return {
    wants: (option) => options.includes(option),
    sample: Number(/\d.*/.exec(options)),
    rules,
  };
}
