// Comes before the tracker in the script of a project that has goals or event rules for it to watch.
import "./options.ts";
import { watchRules } from "./rules.ts";

window.siteTrackerWatch = watchRules;
