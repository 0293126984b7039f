import { useCallback, useSyncExternalStore } from "react";

/** Whether the window is narrower than a width in px. */
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

/** Phone-sized windows. */
export const useNarrow = (): boolean => useNarrower(640);
