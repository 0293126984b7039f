// Changes, archives and restores a saved heatmap. Resolves with a problem or nothing.
import { graphql } from "react-relay";
import type {
  UpdateHeatmapProfileInput,
  useUpdateProfileMutation,
} from "#web/__generated__/useUpdateProfileMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";

export function useUpdateProfile() {
  const [commit, isInFlight] = useMutation<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateHeatmapProfileInput!) {
      updateHeatmapProfile(input: $input) {
        profile {
          id
          name
          rule {
            match
            value
          }
          devices
          status
          snapshotIds
        }
        problem {
          message
          reason
          params
          field
          retryAfter
        }
      }
    }
  `);
  const update = async (input: UpdateHeatmapProfileInput) =>
    (await commit({ variables: { input } })).updateHeatmapProfile.problem;
  return [update, isInFlight] as const;
}
