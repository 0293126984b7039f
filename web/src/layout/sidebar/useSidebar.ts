// Whether the sidebar is minimised: narrow windows start so, and a choice once made wins over the width.
import { useState, useSyncExternalStore } from "react";

const KEY = "app.sidebar";
/** Below this width in px the sidebar starts minimised. */
export const minimiseBelow = 1363;

type Choice = "minimised" | "open";

function storedChoice(): Choice | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === "minimised" || value === "open" ? value : null;
  } catch {
    return null;
  }
}

function onResize(listener: () => void): () => void {
  addEventListener("resize", listener);
  return () => removeEventListener("resize", listener);
}

export function useSidebar() {
  const [choice, setChoice] = useState(storedChoice);
  const isNarrow = useSyncExternalStore(onResize, () => innerWidth < minimiseBelow);
  const isMinimised = choice === null ? isNarrow : choice === "minimised";
  const toggle = () => {
    const next: Choice = isMinimised ? "open" : "minimised";
    setChoice(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // the choice lasts as long as the page
    }
  };
  return { isMinimised, toggle };
}

export type SidebarState = ReturnType<typeof useSidebar>;
