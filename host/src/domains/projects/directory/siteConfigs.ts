// The configurations of trackers, composed on the first request and after each change of the project. While the entity
// store doesn't answer, the last one is used.
import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { Problem } from "#host/http/problem.ts";
import type { ConfiguredProject, SiteConfig } from "#host/site/sitePart.ts";
import { within } from "./within.ts";

export function createSiteConfigs(
  configOf: (project: ConfiguredProject) => Promise<SiteConfig>,
  { read, changed }: { read: readonly [number, SiteConfig][]; changed(): void },
) {
  const known = new Map(read);
  const current = new Map<number, Promise<SiteConfig>>();

  function compose(project: ConfiguredProject): Promise<SiteConfig> {
    const { widgetId } = project;
    const composing = configOf(project);
    current.set(widgetId, composing);
    composing.then(
      (config) => {
        known.set(widgetId, config);
        changed();
      },
      () => {
        if (current.get(widgetId) === composing) current.delete(widgetId);
      },
    );
    return composing;
  }

  return {
    async of(project: ConfiguredProject): Promise<SiteConfig> {
      const composing = current.get(project.widgetId) ?? compose(project);
      try {
        return await within(composing);
      } catch {
        const last = known.get(project.widgetId);
        if (last) return last;
        throw new Problem(ingestRefusals.unavailable(), { retryAfter: 5 });
      }
    },
    /** The next request composes the configuration again; undefined: of every project. */
    outdate(widgetId?: number): void {
      if (widgetId === undefined) current.clear();
      else current.delete(widgetId);
    },
    entries: (): [number, SiteConfig][] => [...known],
  };
}
