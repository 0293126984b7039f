import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { readFlowState, writeFlowState, type FlowState } from "./flowState.ts";

/** The flow's URL state and its setter: each change adds an entry to the browser's history. */
export function useFlowState(): [FlowState, (change: Partial<FlowState>) => void] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readFlowState(search), [search]);
  const change = useCallback(
    (part: Partial<FlowState>) =>
      setSearch((now) => writeFlowState(now, { ...readFlowState(now), ...part }), { preventScrollReset: true }),
    [setSearch],
  );
  return [state, change];
}
