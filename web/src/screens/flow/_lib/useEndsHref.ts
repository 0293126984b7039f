import type { GraphCriteria } from "@sightline/schema/rest/filterLanguage";
import { useSearchParams } from "react-router-dom";
import { readReportState, withGroup, writeReportState } from "#web/reports/url/reportState.ts";
import { useFlowState } from "./useFlowState.ts";

type Hrefs = Readonly<Record<"entries" | "sessions" | "exits", string | null>>;

/** To the visitors whose visit began, came by, and ended at the page in the middle; null where no filter tells them. */
export function useEndsHref(): Hrefs {
  const [search] = useSearchParams();
  const [{ around, grouping, exclude }] = useFlowState();
  // of a group of pages, and without some pages, ways begin and end elsewhere than visits
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
