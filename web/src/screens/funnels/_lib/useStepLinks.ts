// Links of the steps of a funnel to their visitors and recordings, by the filter of the step.
import { graphql, useFragment } from "react-relay";
import type { useStepLinks_funnel$key } from "#web/__generated__/useStepLinks_funnel.graphql.ts";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";

type StepLink = (number: number) => Drilldown;

/** `dropped`: of a required step before the last. */
export function useStepLinks(funnel: useStepLinks_funnel$key): { entered: StepLink; dropped: StepLink } {
  const { funnelId } = useFragment(
    graphql`
      fragment useStepLinks_funnel on Funnel {
        funnelId
      }
    `,
    funnel,
  );
  const drilldowns = useDrilldowns();
  const linkTo = (number: number, value: string) =>
    drilldowns({ filters: [[{ criteria: "FUNNEL_STEP", key: `${funnelId}:${number}`, operator: "IS", value }]] });
  return {
    entered: (number) => linkTo(number, "reached"),
    dropped: (number) => linkTo(number, "dropped"),
  };
}
