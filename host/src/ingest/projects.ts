// The project data that ingest needs. The host's projects domain implements the directory, in memory.
import type { BlockKind } from "@sightline/schema/rest/projects/blocking";
import type { WidgetSetting } from "@sightline/schema/rest/projects/projects";

/** Events that match this rule are dropped. */
export interface TrackedRule {
  id: number;
  kind: BlockKind;
  value: string;
  /** for a hostname rule: the addresses of its latest resolution */
  addresses: readonly string[];
}

export interface TrackedProject {
  widgetId: number;
  companyId: number;
  /** the public key in the snippet */
  key: string;
  /** 1 active, 0 paused, 9 deleted */
  status: number;
  /** host names that the project accepts events from; `*.example.com` includes all subdomains; empty: any */
  allowedWebsites: string[];
  timezone: string;
  blockRules: readonly TrackedRule[];
  setting: WidgetSetting;
}

export interface ProjectDirectory {
  /** Throws UNAVAILABLE for an unknown key while the entity store is down. */
  byKey(key: string): Promise<TrackedProject | undefined>;
  markInstalled(widgetId: number): Promise<void>;
  /** Counts events that a rule dropped. Counts are buffered for some seconds and lost if the process crashes. */
  countDropped(ruleId: number, events: number): void;
  /** Writes the buffered counts to the store. */
  settleDropped(): Promise<void>;
}
