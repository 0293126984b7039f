// When a page must be loaded anew: the host runs another version than the one the page came with, says that it must, and
// the last such reload is an hour ago, so that a version that is told wrongly does not reload for ever.

export const COOL_DOWN_MS = 3_600_000;

export interface Versions {
  /** what the page came with; null until the host has told */
  loaded: string | null;
  reported: { version: string; force: boolean };
  /** when the page was last forced to reload, ms; 0: never */
  lastForced: number;
  now: number;
}

export function mustReload({ loaded, reported, lastForced, now }: Versions): boolean {
  return loaded !== null && reported.force && reported.version !== loaded && now - lastForced >= COOL_DOWN_MS;
}
