import { graphql } from "react-relay";
import type {
  UpdateWebhookInput,
  useUpdateWebhookMutation,
} from "#web/__generated__/useUpdateWebhookMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import type { Refusal } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";

/** Updates a webhook. Resolves with the error, if any. */
export function useUpdateWebhook(): (input: UpdateWebhookInput) => Promise<Refusal | null | undefined> {
  const [commit] = useMutation<useUpdateWebhookMutation>(graphql`
    mutation useUpdateWebhookMutation($input: UpdateWebhookInput!) {
      updateWebhook(input: $input) {
        webhook {
          ...WebhookHeader_webhook
          ...WebhookListItem_webhook
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
  return (input) =>
    commit({ variables: { input } }).then(
      (answer) => answer.updateWebhook.problem,
      (error: unknown) => ({ message: toGatewayError(error).message }),
    );
}
