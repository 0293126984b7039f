// What ingest has to know of a project. The host's projects domain implements the directory and may keep an answer for
// ten seconds.
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
  /** addresses or CIDR ranges whose events are thrown away */
  blockedIps: string[];
  /** the company's own addresses: thrown away too, and counted apart */
  internalIps: string[];
}

export interface ProjectDirectory {
  byKey(key: string): Promise<TrackedProject | undefined>;
  markInstalled(widgetId: number): Promise<void>;
}
