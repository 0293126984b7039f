// What the query of every report takes from the address: the project, the range, the comparison, the filters, the goal.
// A screen adds its own choices: `variables: (args) => ({ ...reportArgs(args), metric: ... })`.
import { readReportState, type Group } from "../url/reportState.ts";
import { isRangeChosen, reportVariables } from "../url/reportVariables.ts";
import type { ScreenArgs } from "#web/relay/screen.ts";

/** `filters` stand for those of the address where a screen has more. */
export function reportArgs({ search, project, grant }: ScreenArgs, filters?: readonly Group[]) {
  const state = readReportState(search);
  return {
    ...reportVariables({ ...state, filters: filters ?? state.filters }, grant, isRangeChosen(search)),
    project: grant ? null : project,
    /** false on a share page: leaves out data and actions for members only */
    isMember: grant === null,
  };
}
