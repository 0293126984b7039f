// Whether the gateway and the host behind it answer, as the network sees it: kept for each operation, so that one that
// works does not hide one that does not.
import { useSyncExternalStore } from "react";

/** `offline`: the gateway is not reached. `upstream`: it is, and has no answer from the API host. */
export type Trouble = "none" | "offline" | "upstream";

/** A failure this old counts for less than a clean answer of this moment. */
const OUTWEIGHED_MS = 4000;

const down = new Map<string, { is: Exclude<Trouble, "none">; since: number }>();
/** the codes of the last answer, where it was not clean */
const failed = new Map<string, string>();
let trouble: Trouble = "none";
let round = 0;
const listeners = new Set<() => void>();

function update(): void {
  const kinds = Array.from(down.values(), (entry) => entry.is);
  trouble = kinds.includes("offline") ? "offline" : kinds.includes("upstream") ? "upstream" : "none";
  for (const listener of listeners) listener();
}

/** Told by the network once an answer is in the store: the codes of its errors, none for a clean one. */
export function noteAnswer(operation: string, codes: readonly string[]): void {
  const is = codes.includes("OFFLINE") ? "offline" : codes.includes("UPSTREAM_DOWN") ? "upstream" : undefined;
  const now = Date.now();
  if (is) down.set(operation, { is, since: now });
  else {
    down.delete(operation);
    // what failed a while ago may belong to a screen that was left: a clean answer outweighs it
    for (const [name, { since }] of down) if (since < now - OUTWEIGHED_MS) down.delete(name);
  }
  const before = failed.get(operation);
  const after = codes.join();
  if (before !== undefined && before !== after) round++;
  if (after) failed.set(operation, after);
  else failed.delete(operation);
  update();
}

/** Forgets failures before an instant: those of operations that nobody asks for any longer. */
export function forgetTroubleBefore(instant: number): void {
  for (const [operation, { since }] of down) if (since < instant) down.delete(operation);
  update();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useTrouble = (): Trouble => useSyncExternalStore(subscribe, () => trouble);

/** Changes whenever something that had failed is answered otherwise: boundaries try once more then. */
export const useAnswerRound = (): number => useSyncExternalStore(subscribe, () => round);
