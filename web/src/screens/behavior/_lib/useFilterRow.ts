import { toggleCondition, valueCondition } from "#web/reports/url/reportState.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { dimensionKind } from "#web/reports/dimensions/dimensionKinds.ts";

/** Pressing a row toggles the filter of its value. */
export function useFilterRow(dimension: string): (value: string) => void {
  const [state, change] = useReportState();
  const { criteria } = dimensionKind(dimension);
  return (value) => {
    if (criteria === null) return;
    change({ filters: toggleCondition(state.filters, valueCondition(criteria, value)) });
  };
}
