import { createContext, useContext } from "react";
import { keepPageChoice, pageChoice } from "./pageChoice.ts";
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

const COOKIE = "color-mode";

export function rememberedChoice(): ColorModeChoice {
  const value = pageChoice(COOKIE);
  return value === "light" || value === "dark" ? value : "system";
}

/** Where the browser keeps no cookies, the choice lasts for the lifetime of the page. */
export const rememberChoice = (choice: ColorModeChoice): void =>
  void keepPageChoice(COOKIE, choice === "system" ? undefined : choice);
