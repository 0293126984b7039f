// Stores the completed steps, with an optimistic update.
import { graphql } from "react-relay";
import type { useInsightMutation } from "#web/__generated__/useInsightMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { insightValue, type StepTitle } from "./quickstart.ts";

export function useInsight() {
  const [save] = useMutation<useInsightMutation>(graphql`
    mutation useInsightMutation($input: SetUserAttributeInput!) @raw_response_type {
      setUserAttribute(input: $input) {
        attribute {
          id
          value
        }
      }
    }
  `);
  return (attributeId: string, done: ReadonlySet<StepTitle>, isClosed: boolean): void => {
    const value = insightValue(done, isClosed);
    // an error rolls the panel back
    save({
      variables: { input: { key: "INSIGHT", value } },
      optimisticResponse: { setUserAttribute: { attribute: { id: attributeId, value } } },
    }).catch(() => undefined);
  };
}
