// What the member may create in the current project, so that nothing leads to a form that refuses.
import { useSyncExternalStore } from "react";

export interface WriteAccess {
  canWrite: boolean;
  features: readonly string[];
}

const none: WriteAccess = { canWrite: false, features: [] };
let access = none;
const listeners = new Set<() => void>();

export function showWriteAccess(next: WriteAccess = none): void {
  if (next.canWrite === access.canWrite && next.features.join() === access.features.join()) return;
  access = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useWriteAccess = (): WriteAccess => useSyncExternalStore(subscribe, () => access);
