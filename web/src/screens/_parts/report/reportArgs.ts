// What the query of every report takes from the address: the project, the range, the comparison, the filters, the goal.
// A screen adds its own choices: `variables: (args) => ({ ...reportArgs<FilterInput>(args), metric: ... })`.
import { readReportState } from "#web/filters/reportState.ts";
import { isRangeChosen, reportVariables } from "#web/filters/reportVariables.ts";
import type { ScreenArgs } from "#web/relay/screen.ts";

/** `Filters` is the query's own type of the filter input. */
export function reportArgs<Filters>({ search, project, grant }: ScreenArgs) {
  return {
    ...reportVariables<Filters>(readReportState(search), grant, isRangeChosen(search)),
    project: grant ? null : project,
    /** false on a share page: what only members may see or do is left out */
    isMember: grant === null,
  };
}
