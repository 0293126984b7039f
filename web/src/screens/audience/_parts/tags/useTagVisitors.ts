// Adds tags to visitors and removes others. Resolves with an error message or nothing.
import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useTagVisitorsMutation } from "#web/__generated__/useTagVisitorsMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";

interface Change {
  ids: readonly string[];
  add?: readonly string[];
  remove?: readonly string[];
}

export function useTagVisitors(): [(change: Change) => Promise<string | undefined>, boolean] {
  const [commit, isInFlight] = useMutation<useTagVisitorsMutation>(graphql`
    mutation useTagVisitorsMutation($input: TagVisitorsInput!) {
      tagVisitors(input: $input) {
        visitors {
          id
          tags
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const tag = useCallback(
    ({ ids, add = [], remove = [] }: Change) =>
      commit({ variables: { input: { ids, add, remove } } }).then(
        (answer) => answer.tagVisitors.problem?.message,
        (error: unknown) => toGatewayError(error).message,
      ),
    [commit],
  );
  return [tag, isInFlight];
}
