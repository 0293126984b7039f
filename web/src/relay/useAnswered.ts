// While a query is refetched and no response arrives, the screen shows the newest query with a response, as long as its
// variables are the same. Without one, or for other variables, it shows the newest query itself. The frame around the
// screens stays in any case.
import { useEffect, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";
import { retainWhileShown } from "./retainedQueries.ts";

const sameQuestion = (one: PreloadedQuery<OperationType>, other: PreloadedQuery<OperationType>) =>
  one.name === other.name && JSON.stringify(one.variables) === JSON.stringify(other.variables);

export function useAnswered<Q extends OperationType, R extends PreloadedQuery<Q> | null>(
  ref: R,
  reuse: "same" | "any" = "same",
): R {
  const [answered, setAnswered] = useState<R | null>(null);
  useEffect(() => {
    // stays subscribed: unsubscribing would also cancel the screen's request
    ref?.source?.subscribe({ complete: () => setAnswered(ref), error: () => undefined });
  }, [ref]);
  const isSame = answered !== null && ref !== null && (reuse === "any" || sameQuestion(answered, ref));
  const shown = isSame ? answered : ref;
  useEffect(() => (shown ? retainWhileShown(shown) : undefined), [shown]);
  return shown;
}
