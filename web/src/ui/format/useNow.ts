import { useSyncExternalStore } from "react";

/** One timer for the whole page, however many relative times it shows. It stops without subscribers. */
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
  // Without a running timer the last tick may be outdated.
  if (timer === undefined) now = Math.max(now, Math.floor(Date.now() / 1000) * 1000);
  return now;
}

/** Milliseconds since 1970, updated every 20 seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
