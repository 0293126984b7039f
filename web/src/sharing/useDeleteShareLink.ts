// Deletes a link permanently and removes it from the store and its connection.
import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useDeleteShareLinkMutation } from "#web/__generated__/useDeleteShareLinkMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";

export function useDeleteShareLink(): [(id: string, connection: string) => Promise<string | undefined>, boolean] {
  const [commit, isInFlight] = useMutation<useDeleteShareLinkMutation>(graphql`
    mutation useDeleteShareLinkMutation($input: DeleteShareLinkInput!, $connections: [ID!]!) {
      deleteShareLink(input: $input) {
        deletedId @deleteEdge(connections: $connections)
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const remove = useCallback(
    (id: string, connection: string) =>
      commit({ variables: { input: { id }, connections: [connection] } }).then(
        (answer) => answer.deleteShareLink.problem?.message,
        (error: unknown) => toGatewayError(error).message,
      ),
    [commit],
  );
  return [remove, isInFlight];
}
