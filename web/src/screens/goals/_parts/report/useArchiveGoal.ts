// Archives and restores a goal. Each resolves with the error.
import { graphql } from "react-relay";
import type { useArchiveGoalBackMutation } from "#web/__generated__/useArchiveGoalBackMutation.graphql.ts";
import type { useArchiveGoalMutation } from "#web/__generated__/useArchiveGoalMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";

const messageOf = (error: unknown): string => toGatewayError(error).message;

export function useArchiveGoal(id: string) {
  const [commitAway, isGoing] = useMutation<useArchiveGoalMutation>(graphql`
    mutation useArchiveGoalMutation($input: ArchiveGoalInput!) {
      archiveGoal(input: $input) {
        goal {
          id
          isArchived
          isDefault
        }
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const [commitBack, isComing] = useMutation<useArchiveGoalBackMutation>(graphql`
    mutation useArchiveGoalBackMutation($input: UpdateGoalInput!) {
      updateGoal(input: $input) {
        goal {
          id
          isArchived
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
    isInFlight: isGoing || isComing,
    archive: () =>
      commitAway({ variables: { input: { id } } }).then((answer) => answer.archiveGoal.problem?.message, messageOf),
    restore: () =>
      commitBack({ variables: { input: { id, isArchived: false } } }).then(
        (answer) => answer.updateGoal.problem?.message,
        messageOf,
      ),
  };
}
