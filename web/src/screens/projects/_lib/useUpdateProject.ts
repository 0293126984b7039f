// Updates a project. Resolves with the error, if any.
import { useCallback } from "react";
import { graphql } from "react-relay";
import type {
  UpdateProjectInput,
  useUpdateProjectMutation,
} from "#web/__generated__/useUpdateProjectMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";

export interface Refusal {
  message: string;
  field?: string | null | undefined;
}

export function useUpdateProject(): [(input: UpdateProjectInput) => Promise<Refusal | undefined>, boolean] {
  const [commit, isInFlight] = useMutation<useUpdateProjectMutation>(graphql`
    mutation useUpdateProjectMutation($input: UpdateProjectInput!) {
      updateProject(input: $input) {
        project {
          ...WebsiteItem_project
          ...WebsiteSettings_project
          ...PrivacySettings_project
          ...RecordingSettings_project
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
  const update = useCallback(
    (input: UpdateProjectInput) =>
      commit({ variables: { input } }).then(
        (answer): Refusal | undefined => answer.updateProject.problem ?? undefined,
        (error: unknown): Refusal => ({ message: toGatewayError(error).message }),
      ),
    [commit],
  );
  return [update, isInFlight];
}
