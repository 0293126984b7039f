// Whether charts mark what was done beside what was noted; kept in this browser, for all charts.
import { useSyncExternalStore } from "react";

const KEY = "app.chartChanges";
const listeners = new Set<() => void>();
/** for browsers that store nothing */
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
    // the choice lasts as long as the page
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useShownChanges = (): boolean => useSyncExternalStore(subscribe, changesAreShown);
