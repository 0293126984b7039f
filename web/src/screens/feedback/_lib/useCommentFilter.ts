import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { withChoice } from "./feedbackChoices.ts";

/** What pressing a page, a word or a sentiment does: the report narrowed by it, or widened again. */
export function useNarrow(name: "page" | "word" | "sentiment"): [string | null, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const now = search.get(name);
  const toggle = useCallback(
    (value: string) =>
      setSearch((all) => withChoice(all, name, all.get(name) === value ? null : value), { preventScrollReset: true }),
    [name, setSearch],
  );
  return [now, toggle];
}
