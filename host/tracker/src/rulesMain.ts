// Precedes the tracker in the script of a project with goals or event rules.
import "./options.ts";
import { watchRules } from "./rules.ts";

window.siteTrackerWatch = watchRules;
