import { useCallback, useSyncExternalStore } from "react";

/** The window is less than so many px wide. */
export function useNarrower(width: number): boolean {
  const query = `(max-width: ${width - 1}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener("change", onChange);
      return () => list?.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query)?.matches ?? false,
    () => false,
  );
}

/** A phone. */
export const useNarrow = (): boolean => useNarrower(640);
