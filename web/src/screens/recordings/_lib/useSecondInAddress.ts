// The address names the second at which the player stands, so that it can be copied.
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";

/** How long the player stands before the address names its second: a change of it draws the whole screen anew. */
const REST_MS = 300;

/** The second to begin at: `?t=75`. */
export const secondOf = (search: URLSearchParams): number => {
  const second = search.get("t") ?? "";
  return /^\d{1,6}$/.test(second) ? Number(second) : 0;
};

/** `at`: of the playhead, in ms. */
export function useSecondInAddress(at: number, isMoving: boolean): void {
  const [, setSearch] = useSearchParams();
  const second = Math.floor(at / 1000);
  useEffect(() => {
    if (isMoving || second === secondOf(new URLSearchParams(location.search))) return undefined;
    const change = (now: URLSearchParams) => {
      const changed = new URLSearchParams(now);
      if (second > 0) changed.set("t", String(second));
      else changed.delete("t");
      return changed;
    };
    const timer = setTimeout(() => setSearch(change, { replace: true, preventScrollReset: true }), REST_MS);
    return () => clearTimeout(timer);
  }, [second, isMoving, setSearch]);
}
