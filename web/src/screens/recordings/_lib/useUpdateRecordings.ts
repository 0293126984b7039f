// Stars and tags recordings. Resolves with an error message or nothing.
import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useUpdateRecordingsMutation } from "#web/__generated__/useUpdateRecordingsMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";

interface Change {
  ids: readonly string[];
  isStarred?: boolean;
  addTags?: readonly string[];
  removeTags?: readonly string[];
}

export function useUpdateRecordings(): [(change: Change) => Promise<string | undefined>, boolean] {
  const [commit, isInFlight] = useMutation<useUpdateRecordingsMutation>(graphql`
    mutation useUpdateRecordingsMutation($input: UpdateRecordingsInput!) {
      updateRecordings(input: $input) {
        recordings {
          id
          isStarred
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
  const update = useCallback(
    (change: Change) =>
      commit({ variables: { input: change } }).then(
        (answer) => answer.updateRecordings.problem?.message,
        (error: unknown) => toGatewayError(error).message,
      ),
    [commit],
  );
  return [update, isInFlight];
}
