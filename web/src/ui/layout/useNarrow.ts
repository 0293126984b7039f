import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
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

/** Whether the window is narrower than a width in px. */
export const useNarrower = (width: number): boolean => useMedia(`(max-width: ${width - 1}px)`);

/** Phone-sized windows. */
export const useNarrow = (): boolean => useNarrower(640);
