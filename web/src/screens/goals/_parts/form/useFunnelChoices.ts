// The funnels of the project and the steps of the chosen one, for the form of a goal. The stored choice is among them,
// also after its funnel was archived.
import { graphql } from "react-relay";
import type { useFunnelChoicesQuery } from "#web/__generated__/useFunnelChoicesQuery.graphql.ts";
import type { GatewayError } from "#web/relay/gatewayError.ts";
import { useDebouncedQuery } from "#web/relay/useDebouncedQuery.ts";
import { stepName } from "#web/reports/funnels/stepName.ts";
import { t } from "#web/texts/t.ts";
import type { Choice } from "#web/ui/forms/SelectBox.tsx";

const query = graphql`
  query useFunnelChoicesQuery($project: ID!, $number: Int!, $isChosen: Boolean!) {
    viewer {
      project(id: $project) {
        funnels {
          list(first: 100) {
            edges {
              node {
                funnelId
                name
              }
            }
          }
          funnel(funnelId: $number) @include(if: $isChosen) {
            funnelId
            name
            definition {
              steps {
                kind
                value
                name
                goalName
              }
            }
          }
        }
      }
    }
  }
`;

interface Chosen {
  funnel: string;
  step: string;
  /** of the stored funnel */
  name: string;
}

interface FunnelChoices {
  funnels: Choice[];
  steps: Choice[];
  error: GatewayError | undefined;
  isPending: boolean;
}

export function useFunnelChoices(project: string, { funnel, step, name }: Chosen): FunnelChoices {
  const isChosen = funnel !== "";
  const { answer, error, isPending } = useDebouncedQuery<useFunnelChoicesQuery>(
    query,
    { project, number: Number(funnel), isChosen },
    { pause: 0, fetchPolicy: "store-or-network" },
  );
  const found = answer?.viewer?.project?.funnels;
  const funnels = (found?.list?.edges ?? []).map(({ node }) => ({ id: String(node.funnelId), label: node.name }));
  const chosen = String(found?.funnel?.funnelId) === funnel ? found?.funnel : undefined;
  const steps = (chosen?.definition?.steps ?? []).map(({ kind, value, name: own, goalName }, index) => ({
    id: String(index + 1),
    label: `${index + 1} · ${stepName({ kind, value, name: own, goalName })}`,
  }));
  const isListed = funnels.some(({ id }) => id === funnel);
  const isStepListed = steps.some(({ id }) => id === step);
  return {
    funnels: isChosen && !isListed ? [{ id: funnel, label: chosen?.name ?? (name || funnel) }, ...funnels] : funnels,
    steps: step !== "" && !isStepListed ? [...steps, { id: step, label: t("Step {step}", { step }) }] : steps,
    error,
    isPending,
  };
}
