// Predicts when the source changes; an answer to an older source is ignored.
import { useEffect, useEffectEvent, useState } from "react";
import type { Observable } from "relay-runtime";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import type { Outcome } from "./prediction.ts";

interface Answered extends Outcome {
  /** the source that it belongs to */
  key: string;
}

export interface UsedPrediction extends Outcome {
  isPending: boolean;
  retry: () => void;
}

/** `key`: names the source; null without one. */
export function usePrediction(key: string | null, request: () => Observable<Outcome>): UsedPrediction {
  const [answered, setAnswered] = useState<Answered>();
  const [attempt, setAttempt] = useState(0);
  const wanted = key === null ? null : `${attempt}:${key}`;
  const send = useEffectEvent((of: string) =>
    request().subscribe({
      next: (outcome) => setAnswered({ ...outcome, key: of }),
      error: (error: unknown) => setAnswered({ problem: toGatewayError(error).message, key: of }),
    }),
  );
  useEffect(() => {
    if (wanted === null) return undefined;
    const subscription = send(wanted);
    return () => subscription.unsubscribe();
  }, [wanted]);
  const isCurrent = answered !== undefined && answered.key === wanted;
  return {
    ...(isCurrent && answered.prediction && { prediction: answered.prediction }),
    ...(isCurrent && answered.problem && { problem: answered.problem }),
    isPending: wanted !== null && !isCurrent,
    retry: () => setAttempt((n) => n + 1),
  };
}
