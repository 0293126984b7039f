import type { ResourcePlace } from "#web/relay/places.ts";
import type { HasRoute } from "../knownPaths.ts";
import type { MenuEntry } from "../places/menuEntries.ts";

type Resource = MenuEntry<ResourcePlace>;

/** `features`: the project's enabled features; undefined: no project is selected, nothing is hidden. */
export const shownResources = (
  resources: readonly Resource[],
  isManager: boolean,
  hasRoute: HasRoute,
  features: readonly string[] | undefined,
): Resource[] =>
  resources.filter(
    ({ path, managersOnly, feature }) =>
      hasRoute(path) && (isManager || !managersOnly) && (!feature || !features || features.includes(feature)),
  );
