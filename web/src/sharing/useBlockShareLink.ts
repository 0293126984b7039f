// Blocks or unblocks a link.
import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useBlockShareLinkMutation } from "#web/__generated__/useBlockShareLinkMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";

export function useBlockShareLink(): [(id: string, blocked: boolean) => Promise<string | undefined>, boolean] {
  const [commit, isInFlight] = useMutation<useBlockShareLinkMutation>(graphql`
    mutation useBlockShareLinkMutation($input: UpdateShareLinkInput!) {
      updateShareLink(input: $input) {
        link {
          id
          isBlocked
          isOpen
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const block = useCallback(
    (id: string, blocked: boolean) =>
      commit({ variables: { input: { id, blocked } } }).then(
        (answer) => answer.updateShareLink.problem?.message,
        (error: unknown) => toGatewayError(error).message,
      ),
    [commit],
  );
  return [block, isInFlight];
}
