// Whether shortcuts without Ctrl or Cmd are active: users of speech input can switch them off (WCAG 2.1.4).
import { useSyncExternalStore } from "react";

const KEY = "app.singleKeys";
const listeners = new Set<() => void>();
/** for browsers without storage */
let chosen: boolean | undefined;

export function singleKeysAreOn(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export function setSingleKeys(isOn: boolean): void {
  chosen = isOn;
  try {
    localStorage.setItem(KEY, isOn ? "on" : "off");
  } catch {
    // the choice lasts for the lifetime of the page
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysAreOn);
