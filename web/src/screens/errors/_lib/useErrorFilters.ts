import { useSearchParams } from "react-router-dom";
import { readErrorFilters, writeErrorFilters, type ErrorFilterBar } from "./errorFilters.ts";

/** The list's filters are stored in the URL. Each change adds an entry to the browser's history. */
export function useErrorFilters(): [ErrorFilterBar, (change: Partial<ErrorFilterBar>) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (part: Partial<ErrorFilterBar>) =>
    setSearch((now) => writeErrorFilters(now, part), { preventScrollReset: true });
  return [readErrorFilters(search), change];
}
