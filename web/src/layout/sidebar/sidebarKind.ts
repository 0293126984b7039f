// The brand's sidebar: the A/B and optimize brands have the lite one. Remembered, so that the next page load has the
// right width before the gateway responds.
import { useSyncExternalStore } from "react";

export type SidebarKind = "standard" | "lite";

const KEY = "app.sidebarKind";

/** Widths in px: open, minimized, and minimized while hovered. */
export const openWidth: Record<SidebarKind, number> = { standard: 260, lite: 240 };
export const minimisedWidth = 64;
export const hoveredWidth = 74;

function remembered(): SidebarKind {
  try {
    return localStorage.getItem(KEY) === "lite" ? "lite" : "standard";
  } catch {
    return "standard";
  }
}

let kind = remembered();
const listeners = new Set<() => void>();

export const kindOf = (brandKind: string): SidebarKind =>
  brandKind === "AB_TESTING" || brandKind === "OPTIMISE" ? "lite" : "standard";

export function showSidebarKind(next: SidebarKind): void {
  if (next === kind) return;
  kind = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // without storage the next page load starts with the standard width
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSidebarKind = (): SidebarKind => useSyncExternalStore(subscribe, () => kind);
