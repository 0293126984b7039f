// Whether keys without Ctrl or Cmd do anything: whoever speaks to their computer can switch them off (WCAG 2.1.4).
import { useSyncExternalStore } from "react";

const KEY = "app.singleKeys";
const listeners = new Set<() => void>();
/** for browsers that store nothing */
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
    // the choice lasts as long as the page
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysAreOn);
