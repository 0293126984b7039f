import type { GraphCriteria } from "@sightline/schema/rest/filterLanguage";
import { useDrilldowns } from "#web/reports/drilldown/useDrilldowns.ts";
import type { Drilldown } from "#web/ui/navigation/drilldown.ts";
import { useFlowState } from "./useFlowState.ts";

type Ends = Readonly<Record<"entries" | "sessions" | "exits", Drilldown>>;

/**
 * Links to the visitors whose session started at, passed and ended at the page in the middle, and to their recordings;
 * none if no filter matches them.
 */
export function useEnds(): Ends {
  const drilldowns = useDrilldowns();
  const [{ around, grouping, exclude }] = useFlowState();
  // with grouped or excluded pages, paths don't start and end where sessions do
  if (around?.kind !== "PAGE" || grouping.includes(around.name) || exclude.length > 0) {
    return { entries: {}, sessions: {}, exits: {} };
  }
  const by = (criteria: GraphCriteria) => drilldowns({ filters: [[{ criteria, operator: "IS", value: around.name }]] });
  return { entries: by("LANDING_PAGE"), sessions: by("PAGE"), exits: by("EXIT_PAGE") };
}
