import { useSearchParams } from "react-router-dom";
import { readErrorFilters, writeErrorFilters, type ErrorFilterBar } from "./errorFilters.ts";

/** What narrows the list stands in the address; each change is a step in the browser's history. */
export function useErrorFilters(): [ErrorFilterBar, (change: Partial<ErrorFilterBar>) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (part: Partial<ErrorFilterBar>) =>
    setSearch((now) => writeErrorFilters(now, part), { preventScrollReset: true });
  return [readErrorFilters(search), change];
}
