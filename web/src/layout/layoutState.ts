// Whether the frame's query must be refetched: after a project switch, or on request (after an error, a reconnect, a
// long pause). Not on every navigation.

let loaded: string | null = null;
/** The project in the gateway's response for `loaded`. The URL may name it a moment later. */
let shown: string | null = null;
let isWanted = false;

export function layoutLoads(project: string | null): void {
  loaded = project;
  shown = null;
  isWanted = false;
}

export function layoutShows(widgetId: number | undefined): void {
  shown = widgetId === undefined ? null : String(widgetId);
}

/** The next revalidation also refetches the frame's query. */
export function wantLayoutAgain(): void {
  isWanted = true;
}

export const isLayoutStale = (project: string | null): boolean => isWanted || (project !== loaded && project !== shown);
