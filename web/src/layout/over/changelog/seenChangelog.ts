// The newest changelog entry at the time the changelog was last opened in this browser.
import { useSyncExternalStore } from "react";

const KEY = "app.changelog";
const listeners = new Set<() => void>();
let seen: string | null | undefined;

export function seenEntry(): string | null {
  if (seen !== undefined) return seen;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function markSeen(id: string): void {
  seen = id;
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // still counts as seen for the lifetime of the page
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSeenEntry = (): string | null => useSyncExternalStore(subscribe, seenEntry);
