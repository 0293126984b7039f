// Whether the gateway and the host respond, as seen by the network. Tracked per operation, so that a working one
// doesn't hide a failing one.
import { useSyncExternalStore } from "react";

/** `offline`: the gateway is unreachable. `upstream`: it is reachable, but gets no response from the API host. */
export type Trouble = "none" | "offline" | "upstream";

/** A failure older than this is outweighed by a current clean response. */
const OUTWEIGHED_MS = 4000;

const down = new Map<string, { is: Exclude<Trouble, "none">; since: number }>();
/** error codes of the last response, if it had any */
const failed = new Map<string, string>();
let trouble: Trouble = "none";
let round = 0;
/** of the last clean response */
let answeredAt = Date.now();
const listeners = new Set<() => void>();

function update(): void {
  const kinds = Array.from(down.values(), (entry) => entry.is);
  trouble = kinds.includes("offline") ? "offline" : kinds.includes("upstream") ? "upstream" : "none";
  for (const listener of listeners) listener();
}

/** Called by the network once a response is in the store, with its error codes; empty for a clean one. */
export function noteAnswer(operation: string, codes: readonly string[]): void {
  const is = codes.includes("OFFLINE") ? "offline" : codes.includes("UPSTREAM_DOWN") ? "upstream" : undefined;
  const now = Date.now();
  if (is) down.set(operation, { is, since: now });
  else {
    answeredAt = now;
    down.delete(operation);
    // an older failure may belong to a screen that was left: a clean response outweighs it
    for (const [name, { since }] of down) if (since < now - OUTWEIGHED_MS) down.delete(name);
  }
  const before = failed.get(operation);
  const after = codes.join();
  if (before !== undefined && before !== after) round++;
  if (after) failed.set(operation, after);
  else failed.delete(operation);
  update();
}

/** Drops failures before an instant: those of operations that are no longer requested. */
export function forgetTroubleBefore(instant: number): void {
  for (const [operation, { since }] of down) if (since < instant) down.delete(operation);
  update();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** When the data on the page arrived, at the latest. */
export const lastAnswerAt = (): number => answeredAt;

export const useTrouble = (): Trouble => useSyncExternalStore(subscribe, () => trouble);

/** Changes whenever a failed operation gets a different result. Error boundaries then retry. */
export const useAnswerRound = (): number => useSyncExternalStore(subscribe, () => round);
