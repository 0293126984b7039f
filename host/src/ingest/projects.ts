// What ingest has to know of a project. The host's projects domain implements the directory and may keep an answer for
// ten seconds.
import type { BlockKind } from "@sightline/schema/rest/projects/blocking";
import type { WidgetSetting } from "@sightline/schema/rest/projects/projects";

/** Events that it matches are thrown away. */
export interface TrackedRule {
  id: number;
  kind: BlockKind;
  value: string;
  /** of a hostname: what it resolved to last */
  addresses: readonly string[];
}

export interface TrackedProject {
  widgetId: number;
  companyId: number;
  /** the public key in the snippet */
  key: string;
  /** 1 active, 0 paused, 9 deleted */
  status: number;
  /** host names the project accepts events from; `*.example.com` for all below; empty: any */
  allowedWebsites: string[];
  timezone: string;
  blockRules: readonly TrackedRule[];
  setting: WidgetSetting;
}

export interface ProjectDirectory {
  byKey(key: string): Promise<TrackedProject | undefined>;
  markInstalled(widgetId: number): Promise<void>;
  /** Events that a rule threw away; kept together for some seconds and lost with a crash in them. */
  countDropped(ruleId: number, events: number): void;
  /** Writes down what was counted. */
  settleDropped(): Promise<void>;
}
