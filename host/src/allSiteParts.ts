// What the domains contribute to the configuration of a project's tracker.
import { eventsSite } from "./domains/events/events.site.ts";
import { goalsSite } from "./domains/goals/goals.site.ts";
import { projectsSite } from "./domains/projects/projects.site.ts";
import type { SitePart } from "./site/sitePart.ts";

export const allSiteParts: readonly SitePart[] = [eventsSite, goalsSite, projectsSite];
