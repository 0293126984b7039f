import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { readFlowState, writeFlowState, type FlowState } from "./flowState.ts";

/** What the address asks for, and how a control changes it: each change is a step in the browser's history. */
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
