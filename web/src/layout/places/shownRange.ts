import type { RangeChoice } from "#web/reports/url/rangeMemory.ts";
import { readReportState } from "#web/reports/url/reportState.ts";
import { isRangeChosen } from "#web/reports/url/reportVariables.ts";
import type { AppPlaces } from "./appPlaces.ts";

/** The range that an address shows. Undefined for a screen without a range, or with the default of its own. */
export function shownRange(
  { rangeModule, rangeDefault }: Pick<AppPlaces, "rangeModule" | "rangeDefault">,
  pathname: string,
  search: string,
): RangeChoice | undefined {
  const params = new URLSearchParams(search);
  if (rangeModule(pathname) === null || (rangeDefault(pathname) && !isRangeChosen(params))) return undefined;
  const { range, compare } = readReportState(params);
  return { range, compare };
}
