// Makes an invitation, or makes one anew: the earlier link of the same address ends. The link is answered once.
import { ConnectionHandler, graphql } from "react-relay";
import type { InviteMemberInput, useInviteMutation } from "#web/__generated__/useInviteMutation.graphql.ts";
import type { Refusal } from "#web/relay/form/useForm.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";

interface Invited {
  url?: string;
  problem?: Refusal;
}

export function useInvite(connection: string) {
  const [commit, isInFlight] = useMutation<useInviteMutation>(graphql`
    mutation useInviteMutation($input: InviteMemberInput!, $connections: [ID!]!) {
      inviteMember(input: $input) {
        url
        edge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            ...InvitationList_invitation
          }
        }
        problem {
          message
          field
        }
      }
    }
  `);
  /** `replaced`: id of the invitation whose link this ends. */
  const invite = async (input: InviteMemberInput, replaced?: string): Promise<Invited> => {
    try {
      const { inviteMember } = await commit({
        variables: { input: { ...input, email: input.email.trim() }, connections: [connection] },
        updater: (store, data) => {
          const list = store.get(connection);
          if (list && replaced && data?.inviteMember.url) ConnectionHandler.deleteNode(list, replaced);
        },
      });
      if (inviteMember.url) return { url: inviteMember.url };
      return { problem: inviteMember.problem ?? { message: t("Nobody was invited. Please try again.") } };
    } catch (error) {
      return { problem: { message: toGatewayError(error).message } };
    }
  };
  return { invite, isInFlight };
}
