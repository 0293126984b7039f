import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { readCountry, readRegion } from "../_lib/mapPlace.ts";

/** The selected location in the URL: a country, and optionally one of its regions. */
export function useMapPlace() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (write: (next: URLSearchParams) => void) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          write(next);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  );
  const openCountry = useCallback(
    (code: string | null) =>
      change((next) => {
        next.delete("region");
        if (code) next.set("country", code);
        else next.delete("country");
      }),
    [change],
  );
  const openRegion = useCallback(
    (name: string | null) =>
      change((next) => {
        if (name === null) next.delete("region");
        else next.set("region", name);
      }),
    [change],
  );
  return { country: readCountry(search), region: readRegion(search), openCountry, openRegion };
}
