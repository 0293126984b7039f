import { graphql } from "react-relay";
import type { useArchiveFunnelMutation } from "#web/__generated__/useArchiveFunnelMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";

/** Archives a funnel, or restores it. Resolves with the problem. */
export function useArchiveFunnel() {
  const [commit] = useMutation<useArchiveFunnelMutation>(graphql`
    mutation useArchiveFunnelMutation($input: UpdateFunnelInput!) {
      updateFunnel(input: $input) {
        funnel {
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
  return async (id: string, isArchived: boolean) =>
    (await commit({ variables: { input: { id, isArchived } } })).updateFunnel.problem;
}
