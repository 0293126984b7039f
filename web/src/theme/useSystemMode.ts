import { useSyncExternalStore } from "react";
import type { ColorMode } from "./tokens.ts";

const query = "(prefers-color-scheme: dark)";

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia?.(query);
  list?.addEventListener("change", onChange);
  return () => list?.removeEventListener("change", onChange);
}

function current(): ColorMode {
  return window.matchMedia?.(query)?.matches ? "dark" : "light";
}

export function useSystemMode(): ColorMode {
  return useSyncExternalStore(subscribe, current, () => "light");
}
