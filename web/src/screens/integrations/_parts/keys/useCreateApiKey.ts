// Creates a key. The response contains it only once.
import { useState } from "react";
import { graphql } from "react-relay";
import type { ApiScope, useCreateApiKeyMutation } from "#web/__generated__/useCreateApiKeyMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";

interface Values {
  name: string;
  scopes: ApiScope[];
  /** "never" or a number of days */
  expiresInDays: string;
}

export const expiryChoices = [
  { id: "30", label: t("After 30 days") },
  { id: "90", label: t("After 90 days") },
  { id: "365", label: t("After a year") },
  { id: "never", label: t("Never") },
] as const;

const start: Values = { name: "", scopes: ["READ_REPORTS"], expiresInDays: "90" };

export function useCreateApiKey(connection: string) {
  const [key, setKey] = useState<string>();
  const [commit] = useMutation<useCreateApiKeyMutation>(graphql`
    mutation useCreateApiKeyMutation($input: CreateApiKeyInput!, $connections: [ID!]!) {
      createApiKey(input: $input) {
        key
        edge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            ...KeyListItem_key
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
    check: ({ name, scopes }) => ({
      name: name.trim() === "" ? t("Please enter a name") : undefined,
      scopes: scopes.length === 0 ? t("Please select at least one permission") : undefined,
    }),
    async send({ name, scopes, expiresInDays }) {
      const days = expiresInDays === "never" ? {} : { expiresInDays: Number(expiresInDays) };
      const variables = { input: { name: name.trim(), scopes, ...days }, connections: [connection] };
      const { createApiKey } = await commit({ variables });
      if (createApiKey.key) setKey(createApiKey.key);
      return createApiKey.problem;
    },
  });
  return { form, key };
}
