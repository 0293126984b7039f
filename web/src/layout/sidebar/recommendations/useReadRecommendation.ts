// Marks a recommendation as read when it is followed. Nothing waits for the mutation, and an error changes nothing on
// the screen.
import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useReadRecommendationMutation } from "#web/__generated__/useReadRecommendationMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";

export function useReadRecommendation(): (id: string) => void {
  const [commit] = useMutation<useReadRecommendationMutation>(graphql`
    mutation useReadRecommendationMutation($input: UpdateRecommendationInput!) {
      updateRecommendation(input: $input) {
        recommendation {
          id
          state
        }
        problem {
          code
        }
      }
    }
  `);
  return useCallback(
    (id) => void commit({ variables: { input: { id, state: "READ" } } }).catch(() => undefined),
    [commit],
  );
}
