import { createContext, useContext } from "react";
import type { ColorMode, ColorModeChoice } from "./tokens.ts";

export interface ColorModeState {
  /** The member's choice. */
  choice: ColorModeChoice;
  /** The active mode: `choice` with "system" resolved. */
  mode: ColorMode;
  choose: (choice: ColorModeChoice) => void;
}

export const ColorModeContext = createContext<ColorModeState | undefined>(undefined);

export function useColorMode(): ColorModeState {
  const state = useContext(ColorModeContext);
  if (!state) throw new Error("useColorMode needs a <ThemeProvider> above it");
  return state;
}

const storageKey = "app.colorMode";

/** Private windows may block storage: the choice then lasts for the lifetime of the page. */
export function rememberedChoice(): ColorModeChoice {
  try {
    const value = localStorage.getItem(storageKey);
    return value === "light" || value === "dark" ? value : "system";
  } catch {
    return "system";
  }
}

export function rememberChoice(choice: ColorModeChoice): void {
  try {
    if (choice === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Ignored: the page keeps the choice in memory.
  }
}
