import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { withChoice } from "./feedbackChoices.ts";

/** Pressing a page, a word or a sentiment toggles its filter. */
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
