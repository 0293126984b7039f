import type { EntityStore } from "#host/stores/entities.ts";
import type { ConfiguredProject, SiteConfig, SitePart } from "./sitePart.ts";

export const NO_CONFIG: SiteConfig = { options: [], rules: [] };

/** Reads every part at once; the order of the parts is the order of options and rules in the script. */
export async function siteConfig(
  parts: readonly SitePart[],
  entities: EntityStore,
  project: ConfiguredProject,
): Promise<SiteConfig> {
  const configs = await Promise.all(parts.map((part) => part(entities, project)));
  return {
    options: configs.flatMap(({ options = [] }) => options),
    rules: configs.flatMap(({ rules = [] }) => rules),
  };
}
