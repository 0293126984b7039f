import { useSearchParams } from "react-router-dom";
import { readNarrowing, writeNarrowing, type ErrorNarrowing } from "./errorFilters.ts";

/** What narrows the list stands in the address; each change is a step in the browser's history. */
export function useNarrowing(): [ErrorNarrowing, (change: Partial<ErrorNarrowing>) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (part: Partial<ErrorNarrowing>) =>
    setSearch((now) => writeNarrowing(now, part), { preventScrollReset: true });
  return [readNarrowing(search), change];
}
