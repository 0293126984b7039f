// The configuration of a project's tracker is composed of parts: each domain that has something to say to the tracker
// exports one from its <domain>.site.ts, and nothing else reaches a visited site. Hosts compose it again when the entity
// store notifies them, so each table that a part reads needs the trigger project_change, as in 0570_project_changes.sql:
// a test of the project directory compares the tables of all parts with those of the triggers.
import type { WidgetSetting } from "@sightline/schema/rest/projects/projects";
import type { TrackerRule } from "#host/analytics/eventRules/trackerRules.ts";
import type { ProjectDirectory, TrackedProject } from "#host/ingest/projects.ts";
import type { EntityStore } from "#host/stores/entities.ts";

/** The project that a configuration is for. */
export interface ConfiguredProject {
  widgetId: number;
  setting: WidgetSetting;
}

export interface SiteConfig {
  /** switches of the tracker that differ from its defaults (host/tracker/src/options.ts) */
  options: readonly string[];
  /** goals and event rules that the tracker evaluates on the page (host/tracker/src/rules.ts) */
  rules: readonly TrackerRule[];
}

export type SitePart = (entities: EntityStore, project: ConfiguredProject) => Promise<Partial<SiteConfig>>;

export interface SiteDirectory extends ProjectDirectory {
  /** Throws while the entity store is down, unless an earlier configuration is known. */
  siteOf(project: TrackedProject): Promise<SiteConfig>;
}
