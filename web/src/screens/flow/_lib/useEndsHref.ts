import type { GraphCriteria } from "@sightline/schema/rest/filterLanguage";
import { useSearchParams } from "react-router-dom";
import { readReportState, withGroup, writeReportState } from "#web/reports/url/reportState.ts";
import { useFlowState } from "./useFlowState.ts";

type Hrefs = Readonly<Record<"entries" | "sessions" | "exits", string | null>>;

/**
 * Links to the visitors whose session started at, passed and ended at the page in the middle; null if no filter matches
 * them.
 */
export function useEndsHref(): Hrefs {
  const [search] = useSearchParams();
  const [{ around, grouping, exclude }] = useFlowState();
  // with grouped or excluded pages, paths don't start and end where sessions do
  if (around?.kind !== "PAGE" || grouping.includes(around.name) || exclude.length > 0) {
    return { entries: null, sessions: null, exits: null };
  }
  const params = new URLSearchParams();
  for (const name of ["project", "range", "from", "to", "goal"]) {
    const value = search.get(name);
    if (value) params.set(name, value);
  }
  const { filters } = readReportState(search);
  const by = (criteria: GraphCriteria) =>
    `/visitors?${writeReportState(params, { filters: withGroup(filters, [{ criteria, operator: "IS", value: around.name }]) })}`;
  return { entries: by("LANDING_PAGE"), sessions: by("PAGE"), exits: by("EXIT_PAGE") };
}
