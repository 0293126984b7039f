import { useSearchParams } from "react-router-dom";
import { readErrorId, writeOccurrence } from "./errorChoices.ts";

/** The selected group, stored in the URL; null returns to the list. */
export function useOpenError(): [open: string | null, open: (id: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const open = (id: string | null) =>
    setSearch((now) => {
      const next = writeOccurrence(now, 0);
      if (id) next.set("error", id);
      else next.delete("error");
      return next;
    });
  return [readErrorId(search), open];
}
