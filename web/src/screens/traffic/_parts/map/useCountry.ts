import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { readCountry } from "../../_lib/mapMetrics.ts";

/** The country that is looked at, in the address. */
export function useCountry(): [string | null, (code: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = useCallback(
    (code: string | null) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (code) next.set("country", code);
          else next.delete("country");
          return next;
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  );
  return [readCountry(search), choose];
}
