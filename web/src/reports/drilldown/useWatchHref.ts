// Links a row to the second of a recording at which it happened.
import { useLocation, useSearchParams } from "react-router-dom";
import { useHasRoute } from "#web/layout/knownPaths.ts";
import { useHasRecordings } from "#web/layout/recordingAccess.ts";

/** Shown before a moment, so that one sees how it came about, in ms. */
const BEFORE_MS = 3000;

/** The second to begin at for a moment, both from the recording's start. */
export const secondBefore = (ms: number): number => Math.floor(Math.max(0, ms - BEFORE_MS) / 1000);

export interface RecordedRow {
  sessionId: string | null | undefined;
  /** first recorded event of the session; null without a recording */
  recordedFrom: string | null | undefined;
  /** the row's own time; without it the link leads to the beginning */
  at?: string;
  /** CSS selector of an element, which is outlined on the page as recorded at the row's time */
  element?: string;
}

/** Undefined if the row was not recorded, or the viewer may not watch recordings. */
export function useWatchHref(): (row: RecordedRow) => string | undefined {
  const [search] = useSearchParams();
  const hasRoute = useHasRoute();
  const hasRecordings = useHasRecordings();
  const isShared = useLocation().pathname.startsWith("/share/");
  return ({ sessionId, recordedFrom, at, element }) => {
    const path = `/video/${sessionId}`;
    if (isShared || !hasRecordings || !sessionId || !recordedFrom || !hasRoute(path)) return undefined;
    const project = search.get("project");
    const offset = at === undefined ? 0 : Date.parse(at) - Date.parse(recordedFrom);
    const second = element === undefined ? secondBefore(offset) : Math.max(0, Math.floor(offset / 1000));
    const query = new URLSearchParams({
      ...(project && { project }),
      ...(second > 0 && { t: String(second) }),
      ...(element !== undefined && { element }),
    });
    return query.size > 0 ? `${path}?${query}` : path;
  };
}
