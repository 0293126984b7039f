// Whether charts show changes as well as notes, stored in this browser for all charts.
import { useSyncExternalStore } from "react";

const KEY = "app.chartChanges";
const listeners = new Set<() => void>();
/** for browsers without storage */
let chosen: boolean | undefined;

function changesAreShown(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export function showChanges(isOn: boolean): void {
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

export const useShownChanges = (): boolean => useSyncExternalStore(subscribe, changesAreShown);
