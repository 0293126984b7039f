// Creates a webhook. The response contains its signing secret only once.
import { useState } from "react";
import { graphql } from "react-relay";
import type { useCreateWebhookMutation } from "#web/__generated__/useCreateWebhookMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { checkWebhook, type WebhookValues } from "./WebhookFields.tsx";

const start: WebhookValues = { url: "", events: [] };

export function useCreateWebhook(connection: string) {
  const [secret, setSecret] = useState<string>();
  const [commit] = useMutation<useCreateWebhookMutation>(graphql`
    mutation useCreateWebhookMutation($input: CreateWebhookInput!, $connections: [ID!]!) {
      createWebhook(input: $input) {
        secret
        edge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            ...WebhookListItem_webhook
          }
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
  const form = useForm(start, {
    check: checkWebhook,
    async send({ url, events }) {
      const variables = { input: { url: url.trim(), events }, connections: [connection] };
      const { createWebhook } = await commit({ variables });
      if (createWebhook.secret) setSecret(createWebhook.secret);
      return createWebhook.problem;
    },
  });
  return { form, secret };
}
