// Makes an invitation, or makes one anew: the earlier link of the same address ends. The link is answered once.
import { useState } from "react";
import { ConnectionHandler, graphql } from "react-relay";
import type { InviteMemberInput, useInviteMutation } from "#web/__generated__/useInviteMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";

export function useInvite(connection: string, onMade?: (url: string) => void) {
  const [url, setUrl] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [emailError, setEmailError] = useState<string>();
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
  const send = (input: InviteMemberInput, replaced?: string) => {
    if (isInFlight) return;
    setProblem(undefined);
    if (input.email.trim() === "") {
      setEmailError(t("Please enter an email address"));
      return;
    }
    commit({
      variables: { input: { ...input, email: input.email.trim() }, connections: [connection] },
      updater: (store, data) => {
        const list = store.get(connection);
        if (list && replaced && data?.inviteMember.url) ConnectionHandler.deleteNode(list, replaced);
      },
    }).then(
      ({ inviteMember: { url: made, problem: refusal } }) => {
        if (refusal?.field === "email") setEmailError(refusal.message);
        else if (refusal || !made) setProblem(refusal?.message ?? t("Nobody was invited. Please try again."));
        else {
          setUrl(made);
          onMade?.(made);
        }
      },
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  };
  return { url, problem, emailError, isInFlight, send, clearEmailError: () => setEmailError(undefined) };
}
