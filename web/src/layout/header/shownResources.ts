import type { HasRoute } from "../knownPaths.ts";
import { resources, type Resource } from "./data/resources.ts";

/** `features`: what the project has switched on; undefined: no project is chosen, and nothing is held back. */
export const shownResources = (
  isManager: boolean,
  hasRoute: HasRoute,
  features: readonly string[] | undefined,
): Resource[] =>
  resources.filter(
    ({ path, managersOnly, feature }) =>
      hasRoute(path) && (isManager || !managersOnly) && (!feature || !features || features.includes(feature)),
  );
