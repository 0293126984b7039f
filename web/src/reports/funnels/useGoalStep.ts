import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { useGoalStep_project$key } from "#web/__generated__/useGoalStep_project.graphql.ts";
import { readReportState } from "../url/reportState.ts";
import { canBeStep, type FunnelStep } from "./funnelSteps.ts";

/**
 * What the report counts as a conversion, as the last step of a funnel: the selected goal or event, otherwise the default
 * goal. None if that goal follows from a sequence itself.
 */
export function useGoalStep(project: useGoalStep_project$key | null | undefined): FunnelStep | undefined {
  const goals = useFragment(
    graphql`
      fragment useGoalStep_project on Project {
        goals {
          list(first: 100) {
            edges {
              node {
                goalProfileId
                key
                isDefault
                type
              }
            }
          }
        }
      }
    `,
    project ?? null,
  )?.goals.list?.edges.map(({ node }) => node);
  const [search] = useSearchParams();
  const { goal: selected } = readReportState(search);
  const counted = goals?.find(({ key, isDefault }) => (selected ? key === selected : isDefault));
  if (counted && !canBeStep(counted.type)) return undefined;
  if (counted) return { kind: "GOAL", match: "SIMPLE", value: String(counted.goalProfileId) };
  return selected ? { kind: "EVENT", match: "SIMPLE", value: selected } : undefined;
}
