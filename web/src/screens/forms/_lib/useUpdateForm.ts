// Changes, ignores and restores a saved form. Resolves with a problem or nothing.
import { graphql } from "react-relay";
import type { UpdateFormInput, useUpdateFormMutation } from "#web/__generated__/useUpdateFormMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";

export function useUpdateForm() {
  const [commit] = useMutation<useUpdateFormMutation>(graphql`
    mutation useUpdateFormMutation($input: UpdateFormInput!) {
      updateForm(input: $input) {
        form {
          id
          name
          rule {
            page {
              match
              value
            }
            selector
          }
          success {
            kind
            event
            page {
              match
              value
            }
          }
          status
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
  return async (input: UpdateFormInput) => (await commit({ variables: { input } })).updateForm.problem;
}
