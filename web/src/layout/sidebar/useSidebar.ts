// Whether the sidebar is minimized: narrow windows start minimized, and an explicit choice overrides the width.
import { useSyncExternalStore } from "react";
import { keepPageChoice, pageChoice } from "#web/theme/pageChoice.ts";

const COOKIE = "sidebar";
/** Below this width in px the sidebar starts minimized. */
export const minimiseBelow = 1363;

type Choice = "minimised" | "open";

/** only where the browser keeps no cookies */
let choice: Choice | undefined;
const listeners = new Set<() => void>();

function keptChoice(): Choice | undefined {
  const value = pageChoice(COOKIE);
  return value === "minimised" || value === "open" ? value : undefined;
}

function isMinimisedNow(): boolean {
  const chosen = choice ?? keptChoice();
  return chosen === undefined ? innerWidth < minimiseBelow : chosen === "minimised";
}

export function toggleSidebar(): void {
  const next = isMinimisedNow() ? "open" : "minimised";
  choice = keepPageChoice(COOKIE, next) ? undefined : next;
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
