// The URL's report state as query variables. A share link with a fixed range uses its own range.
import type { ReportState } from "./reportState.ts";

interface Grant {
  startDate: string;
  endDate: string;
  freeRange: boolean;
}

export function reportVariables(state: ReportState, grant: Grant | null, isRangeChosen: boolean) {
  const fixed = grant && (!grant.freeRange || !isRangeChosen);
  return {
    range: fixed ? { startDate: grant.startDate, endDate: grant.endDate } : { ...state.range },
    compare: grant && !grant.freeRange ? null : state.compare,
    filters: state.filters.length > 0 ? { conditions: state.filters } : null,
    goal: state.goal,
  };
}

export const isRangeChosen = (search: URLSearchParams) => search.has("range") || search.has("from");
