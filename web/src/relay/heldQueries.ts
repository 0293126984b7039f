// Releases the data of screens that were left. A query is held while a route shows it, and a second longer, so that
// going straight back costs nothing.
import type { PreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";

type Held = PreloadedQuery<OperationType>;

let held = new Set<Held>();

export function holdOnly(now: Iterable<Held>): void {
  const next = new Set(now);
  for (const ref of held) if (!next.has(ref)) setTimeout(() => ref.dispose(), 1000);
  held = next;
}
