// The URL's report state and its setter: each change adds an entry to the browser's history.
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { readReportState, writeReportState, type ReportState } from "./reportState.ts";

export function useReportState(): [ReportState, (change: Partial<ReportState>) => void] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readReportState(search), [search]);
  const change = useCallback(
    (part: Partial<ReportState>) => setSearch((now) => writeReportState(now, part), { preventScrollReset: true }),
    [setSearch],
  );
  return [state, change];
}
