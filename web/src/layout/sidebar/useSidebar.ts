// Whether the sidebar is minimized: narrow windows start minimized, and an explicit choice overrides the width.
import { useSyncExternalStore } from "react";

const KEY = "app.sidebar";
/** Below this width in px the sidebar starts minimized. */
export const minimiseBelow = 1363;

type Choice = "minimised" | "open";

/** undefined: the browser's storage has not been read since the page was loaded */
let choice: Choice | null | undefined;
const listeners = new Set<() => void>();

function storedChoice(): Choice | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === "minimised" || value === "open" ? value : null;
  } catch {
    return null;
  }
}

function isMinimisedNow(): boolean {
  const chosen = choice ?? storedChoice();
  return chosen === null ? innerWidth < minimiseBelow : chosen === "minimised";
}

export function toggleSidebar(): void {
  choice = isMinimisedNow() ? "open" : "minimised";
  try {
    localStorage.setItem(KEY, choice);
    // the storage has the choice from now on, for this page and for the next
    choice = undefined;
  } catch {
    // the choice lasts for the lifetime of the page
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("resize", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("resize", listener);
  };
}

export function useSidebar() {
  return { isMinimised: useSyncExternalStore(subscribe, isMinimisedNow), toggle: toggleSidebar };
}

export type SidebarState = ReturnType<typeof useSidebar>;
