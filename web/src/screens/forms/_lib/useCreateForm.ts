// Saves a form.
import { graphql } from "react-relay";
import type { CreateFormInput, useCreateFormMutation } from "#web/__generated__/useCreateFormMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";

export function useCreateForm() {
  const [commit] = useMutation<useCreateFormMutation>(graphql`
    mutation useCreateFormMutation($input: CreateFormInput!) {
      createForm(input: $input) {
        form {
          id
          formProfileId
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
  return async (input: CreateFormInput) => (await commit({ variables: { input } })).createForm;
}
