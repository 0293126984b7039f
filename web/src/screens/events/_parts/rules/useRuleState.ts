// Pauses, resumes and archives an event rule. Each resolves with the error.
import { graphql } from "react-relay";
import type { useRuleStateArchiveMutation } from "#web/__generated__/useRuleStateArchiveMutation.graphql.ts";
import type { useRuleStateMutation } from "#web/__generated__/useRuleStateMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";

const messageOf = (error: unknown): string => toGatewayError(error).message;

export function useRuleState(id: string) {
  const [change, isChanging] = useMutation<useRuleStateMutation>(graphql`
    mutation useRuleStateMutation($input: UpdateEventRuleInput!) {
      updateEventRule(input: $input) {
        eventRule {
          id
          status
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const [remove, isRemoving] = useMutation<useRuleStateArchiveMutation>(graphql`
    mutation useRuleStateArchiveMutation($input: ArchiveEventRuleInput!) {
      archiveEventRule(input: $input) {
        eventRule {
          id
          status
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  return {
    isInFlight: isChanging || isRemoving,
    setPaused: (isPaused: boolean) =>
      change({ variables: { input: { id, isPaused } } }).then(
        (answer) => answer.updateEventRule.problem?.message,
        messageOf,
      ),
    archive: () =>
      remove({ variables: { input: { id } } }).then((answer) => answer.archiveEventRule.problem?.message, messageOf),
  };
}
