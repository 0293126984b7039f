import { useSyncExternalStore } from "react";

/** One clock for the whole page, so that a hundred relative times cost one timer; it stops when nobody looks. */
const period = 20_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, period);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function snapshot(): number {
  // Without a running timer the last tick may be old.
  if (timer === undefined) now = Math.max(now, Math.floor(Date.now() / 1000) * 1000);
  return now;
}

/** Milliseconds since 1970, renewed every 20 seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
