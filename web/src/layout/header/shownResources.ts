import type { HasRoute } from "../knownPaths.ts";
import { resources, type Resource } from "./data/resources.ts";

export const shownResources = (isManager: boolean, hasRoute: HasRoute): Resource[] =>
  resources.filter(({ path, managersOnly }) => hasRoute(path) && (isManager || !managersOnly));
