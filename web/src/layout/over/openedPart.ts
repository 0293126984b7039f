// The overlay that is open: one at a time, opened by a menu, a shortcut or the palette.
import { useSyncExternalStore } from "react";

export type ShellPart = "palette" | "shortcuts" | "support" | "changelog" | "help" | "definitions";

let opened: ShellPart | null = null;
const listeners = new Set<() => void>();

export function openPart(part: ShellPart | null): void {
  if (part === opened) return;
  opened = part;
  for (const listener of listeners) listener();
}

export const openedPart = (): ShellPart | null => opened;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useOpenedPart = (): ShellPart | null => useSyncExternalStore(subscribe, openedPart);
