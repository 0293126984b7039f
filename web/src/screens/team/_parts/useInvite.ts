// Sends or resends an invitation: invalidates an earlier link to the same address.
import { ConnectionHandler, graphql } from "react-relay";
import type { InviteMemberInput, useInviteMutation } from "#web/__generated__/useInviteMutation.graphql.ts";
import type { Refusal } from "#web/relay/form/useForm.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";

export function useInvite(connection: string) {
  const [commit, isInFlight] = useMutation<useInviteMutation>(graphql`
    mutation useInviteMutation($input: InviteMemberInput!, $connections: [ID!]!) {
      inviteMember(input: $input) {
        edge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            ...InvitationList_invitation
          }
        }
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);
  /** Resolves with the error. `replaced`: id of the invitation whose link becomes invalid. */
  const invite = async (input: InviteMemberInput, replaced?: string): Promise<Refusal | null> => {
    try {
      const { inviteMember } = await commit({
        variables: { input: { ...input, email: input.email.trim() }, connections: [connection] },
        updater: (store, data) => {
          const list = store.get(connection);
          if (list && replaced && data?.inviteMember.edge) ConnectionHandler.deleteNode(list, replaced);
        },
      });
      if (inviteMember.edge) return null;
      return inviteMember.problem ?? { message: t("Couldn't send the invitation. Please try again.") };
    } catch (error) {
      return { message: toGatewayError(error).message };
    }
  };
  return { invite, isInFlight };
}
