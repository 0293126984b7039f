// Releases the data of screens that were left. A query is retained while a route shows it and for one more second, so
// that going straight back needs no request.
import type { PreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";

type RetainedQuery = Pick<PreloadedQuery<OperationType>, "dispose">;

const STAYS_MS = 1000;

let retained = new Set<RetainedQuery>();
/** Still on screen although the route has a newer query, which is loading. */
const shown = new Set<RetainedQuery>();

function letGo(ref: RetainedQuery): void {
  setTimeout(() => {
    if (retained.has(ref)) return;
    if (shown.has(ref)) letGo(ref);
    else ref.dispose();
  }, STAYS_MS);
}

export function retainOnly(now: Iterable<RetainedQuery>): void {
  const next = new Set(now);
  const left = [...retained].filter((ref) => !next.has(ref));
  retained = next;
  for (const ref of left) letGo(ref);
}

export function retainWhileShown(ref: RetainedQuery): () => void {
  shown.add(ref);
  return () => void shown.delete(ref);
}
