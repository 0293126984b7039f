import { graphql } from "react-relay";
import type { useEditFunnelMutation } from "#web/__generated__/useEditFunnelMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { checkFunnel, definitionInput, inFunnel, type FunnelValues } from "../../_lib/funnelValues.ts";

export function useEditFunnel(id: string, start: FunnelValues, done: (values: FunnelValues) => void) {
  const [commit] = useMutation<useEditFunnelMutation>(graphql`
    mutation useEditFunnelMutation($input: UpdateFunnelInput!) {
      updateFunnel(input: $input) {
        funnel {
          id
          name
          stepCount
          window
          order
          mode
          # a second edit begins with what this one saved
          ...useStoredValues_funnel
          ...useFunnelSteps_funnel
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
  return useForm<FunnelValues>(start, {
    check: checkFunnel,
    async send(values) {
      const input = { id, name: values.name.trim(), definition: definitionInput(values) };
      const { problem } = (await commit({ variables: { input } })).updateFunnel;
      return problem && inFunnel(problem);
    },
    done,
  });
}
