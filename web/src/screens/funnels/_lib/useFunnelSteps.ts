import { graphql, useFragment } from "react-relay";
import type { useFunnelSteps_funnel$key } from "#web/__generated__/useFunnelSteps_funnel.graphql.ts";
import { stepName } from "#web/reports/funnels/stepName.ts";

/** The steps of a funnel, their names by number from 1, and how they are counted. */
export function useFunnelSteps(funnel: useFunnelSteps_funnel$key) {
  const { definition, mode } = useFragment(
    graphql`
      fragment useFunnelSteps_funnel on Funnel {
        mode
        definition {
          order
          steps {
            kind
            value
            name
            goalName
            isOptional
          }
        }
      }
    `,
    funnel,
  );
  const steps = (definition?.steps ?? []).map(({ kind, value, name, goalName, isOptional }) => ({
    ...{ kind, value, name, goalName, isOptional },
  }));
  const order = definition?.order ?? "ORDERED";
  const isAny = order === "ANY";
  return {
    steps,
    order,
    mode,
    isAny,
    nameOf: (number: number): string => {
      const step = steps[number - 1];
      return step && !isAny ? stepName(step) : "";
    },
    /** the steps after which one can drop off: required, and not the last */
    dropSteps: steps.flatMap((step, at) => (at < steps.length - 1 && (isAny || !step.isOptional) ? [at + 1] : [])),
  };
}
