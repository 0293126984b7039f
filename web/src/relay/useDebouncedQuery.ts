// An answer to what is being typed: requested after a pause, so that not each key costs a request. A request that is out
// of date is canceled.
import { useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay";
import type { FetchQueryFetchPolicy, GraphQLTaggedNode, Observable, OperationType } from "relay-runtime";
import { toGatewayError, type GatewayError } from "./gatewayError.ts";

/** Milliseconds without a key. */
const PAUSE = 400;

interface Outcome<T> {
  /** what was requested */
  key: string;
  answer?: T;
  error?: GatewayError;
}

export interface DebouncedAnswer<T> {
  /** the last answer stays until the next one comes */
  answer: T | undefined;
  error: GatewayError | undefined;
  isPending: boolean;
}

/** One request for each key; null: what is typed is not complete, so nothing is requested. */
export function useDebounced<T>(key: string | null, request: () => Observable<T>, pause = PAUSE): DebouncedAnswer<T> {
  const [outcome, setOutcome] = useState<Outcome<T>>();
  const send = useEffectEvent((of: string) =>
    request().subscribe({
      next: (answer) => setOutcome({ key: of, answer }),
      error: (error: unknown) => setOutcome({ key: of, error: toGatewayError(error) }),
    }),
  );
  useEffect(() => {
    if (key === null) return undefined;
    let subscription: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      subscription = send(key);
    }, pause);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [key, pause]);
  if (key === null) return { answer: undefined, error: undefined, isPending: false };
  return { answer: outcome?.answer, error: outcome?.error, isPending: outcome?.key !== key };
}

interface Options {
  pause?: number;
  fetchPolicy?: FetchQueryFetchPolicy;
}

export function useDebouncedQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q["variables"] | null,
  { pause, fetchPolicy = "network-only" }: Options = {},
): DebouncedAnswer<Q["response"]> {
  const environment = useRelayEnvironment();
  return useDebounced<Q["response"]>(
    variables && JSON.stringify(variables),
    () => fetchQuery<Q>(environment, query, variables ?? {}, { fetchPolicy }),
    pause,
  );
}
