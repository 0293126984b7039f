// Whether the current project has recordings that the member may watch: without them, nothing links to recordings.
import { useSyncExternalStore } from "react";

let hasRecordings = false;
const listeners = new Set<() => void>();

export function showRecordingAccess(isAvailable: boolean): void {
  if (isAvailable === hasRecordings) return;
  hasRecordings = isAvailable;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useHasRecordings = (): boolean => useSyncExternalStore(subscribe, () => hasRecordings);
