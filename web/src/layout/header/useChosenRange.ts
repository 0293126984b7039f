// Changes the range: adds a history entry and remembers the range for the module and project.
import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { rememberRange } from "#web/reports/url/rangeMemory.ts";
import type { Compare, Range } from "#web/reports/url/reportState.ts";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { useAppPlaces } from "../places/appPlaces.ts";

export function useChosenRange(widgetId: number | undefined) {
  const [state, change] = useReportState();
  const { pathname } = useLocation();
  const module = useAppPlaces().rangeModule(pathname);
  const choose = useCallback(
    (range: Range) => {
      if (widgetId !== undefined && module) rememberRange(widgetId, module, range);
      change({ range });
    },
    [change, module, widgetId],
  );
  const setCompare = useCallback((compare: Compare | null) => change({ compare }), [change]);
  const toggleCompare = useCallback(
    () => setCompare(state.compare === null ? "PREVIOUS_PERIOD" : null),
    [setCompare, state.compare],
  );
  return { ...state, choose, setCompare, toggleCompare };
}
