// Whether the frame's query must be asked again: when the project changes, or when somebody wants it (after an error, a
// reconnect, a long pause). Not with every step in the address.

let loaded: string | null = null;
/** What the gateway answered for `loaded`: the address may name it a moment later. */
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

/** The next revalidation asks for the frame's query too. */
export function wantLayoutAgain(): void {
  isWanted = true;
}

export const isLayoutStale = (project: string | null): boolean => isWanted || (project !== loaded && project !== shown);
