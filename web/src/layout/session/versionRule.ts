// When a page must reload: the host runs another version than the page was built from, requires a reload, and the last
// such reload was an hour ago, so that a wrongly reported version doesn't cause an endless reload loop.

export const COOL_DOWN_MS = 3_600_000;

export interface Versions {
  /** the version that the page was loaded with; null until the host has reported one */
  loaded: string | null;
  reported: { version: string; force: boolean };
  /** time of the last forced reload, ms; 0: never */
  lastForced: number;
  now: number;
}

export function mustReload({ loaded, reported, lastForced, now }: Versions): boolean {
  return loaded !== null && reported.force && reported.version !== loaded && now - lastForced >= COOL_DOWN_MS;
}
