// While a query is refetched and no response arrives, the screen shows the newest query with a response, as long as its
// variables are the same. Without one, or for other variables, it shows the newest query itself. The frame around the
// screens stays in any case.
import { startTransition, useEffect, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";
import { retainWhileShown } from "./retainedQueries.ts";

export const sameQuestion = (one: PreloadedQuery<OperationType>, other: PreloadedQuery<OperationType>) =>
  one.name === other.name && JSON.stringify(one.variables) === JSON.stringify(other.variables);

/** The frame's and the screen's first answers have been drawn. */
const hasDrawn = new Set<"same" | "any">();

/**
 * The first answers of a page are drawn as a transition, in slices: in one task, a dashboard keeps a phone busy for half a
 * second. Later ones are not, since React draws all transitions together, and the frame's might still wait for data.
 */
function draw(which: "same" | "any", show: () => void): void {
  if (hasDrawn.has(which)) show();
  else startTransition(show);
  hasDrawn.add(which);
}

export function useAnswered<Q extends OperationType, R extends PreloadedQuery<Q> | null>(
  ref: R,
  reuse: "same" | "any" = "same",
): R {
  const [answered, setAnswered] = useState<R | null>(null);
  useEffect(() => {
    // stays subscribed: unsubscribing would also cancel the screen's request
    ref?.source?.subscribe({ complete: () => draw(reuse, () => setAnswered(ref)), error: () => undefined });
  }, [ref, reuse]);
  const isSame = answered !== null && ref !== null && (reuse === "any" || sameQuestion(answered, ref));
  const shown = isSame ? answered : ref;
  useEffect(() => (shown ? retainWhileShown(shown) : undefined), [shown]);
  return shown;
}
