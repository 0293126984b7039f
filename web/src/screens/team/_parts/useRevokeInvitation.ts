// Revokes an invitation and removes it from the store and its connection.
import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useRevokeInvitationMutation } from "#web/__generated__/useRevokeInvitationMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";

export function useRevokeInvitation(connection: string): [(id: string) => Promise<string | undefined>, boolean] {
  const [commit, isInFlight] = useMutation<useRevokeInvitationMutation>(graphql`
    mutation useRevokeInvitationMutation($input: RevokeInvitationInput!, $connections: [ID!]!) {
      revokeInvitation(input: $input) {
        deletedId @deleteEdge(connections: $connections)
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const revoke = useCallback(
    (id: string) =>
      commit({ variables: { input: { id }, connections: [connection] } }).then(
        (answer) => answer.revokeInvitation.problem?.message,
        (error: unknown) => toGatewayError(error).message,
      ),
    [commit, connection],
  );
  return [revoke, isInFlight];
}
