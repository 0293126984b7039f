// A mutation as a promise: resolves with the payload or rejects with a GatewayError. Expected errors are in the
// payload's `problem`.
import { useCallback } from "react";
import { useMutation as useRelayMutation, type UseMutationConfig } from "react-relay";
import type { GraphQLTaggedNode, MutationConfig, MutationParameters } from "relay-runtime";
import { toGatewayError } from "./gatewayError.ts";

/** The hook passes `cacheConfig` on, which its types lack. */
type Config<M extends MutationParameters> = Omit<UseMutationConfig<M>, "onCompleted" | "onError"> &
  Pick<MutationConfig<M>, "cacheConfig">;

export function useMutation<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [commit: (config: Config<M>) => Promise<M["response"]>, isInFlight: boolean] {
  const [commit, isInFlight] = useRelayMutation<M>(mutation);
  const run = useCallback(
    (config: Config<M>) =>
      new Promise<M["response"]>((resolve, reject) => {
        commit({
          ...config,
          onCompleted: (response, errors) => {
            if (errors && errors.length > 0) reject(toGatewayError(errors[0]));
            else resolve(response);
          },
          onError: (error) => reject(toGatewayError(error)),
        });
      }),
    [commit],
  );
  return [run, isInFlight];
}
