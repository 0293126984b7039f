// Saves a new funnel. `done` receives its number and name.
import { graphql } from "react-relay";
import type { useCreateFunnelMutation } from "#web/__generated__/useCreateFunnelMutation.graphql.ts";
import { useForm } from "#web/relay/form/useForm.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { checkFunnel, definitionInput, inFunnel, type FunnelValues } from "../../_lib/funnelValues.ts";

interface Saved {
  funnelId: number;
  name: string;
}

export function useCreateFunnel(project: string, start: FunnelValues, done: (funnel: Saved) => void) {
  const [commit] = useMutation<useCreateFunnelMutation>(graphql`
    mutation useCreateFunnelMutation($input: CreateFunnelInput!) {
      createFunnel(input: $input) {
        funnel {
          id
          funnelId
          name
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
      const input = { project, name: values.name.trim(), definition: definitionInput(values) };
      const { createFunnel } = await commit({ variables: { input } });
      if (createFunnel.funnel) done({ funnelId: createFunnel.funnel.funnelId, name: createFunnel.funnel.name });
      return createFunnel.problem && inFunnel(createFunnel.problem);
    },
  });
}

export type FunnelForm = ReturnType<typeof useCreateFunnel>;
