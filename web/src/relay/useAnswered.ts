// While a query is asked again and nobody answers, what stands on the screen stays: the newest query that was answered,
// as long as it asks the same. Until there is one, or when something else is asked, the newest query itself. The frame
// around the screens stays in any case.
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
    // left subscribed: leaving would call the request off for the screen too
    ref?.source?.subscribe({ complete: () => setAnswered(ref), error: () => undefined });
  }, [ref]);
  const isSame = answered !== null && ref !== null && (reuse === "any" || sameQuestion(answered, ref));
  const shown = isSame ? answered : ref;
  useEffect(() => (shown ? retainWhileShown(shown) : undefined), [shown]);
  return shown;
}
