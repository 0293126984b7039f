import { ThemeProvider as EmotionThemeProvider } from "@emotion/react";
import { useCallback, useLayoutEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { buildTheme, defaultBrand } from "./buildTheme.ts";
import type { Brand } from "./buildTheme.ts";
import { ColorModeContext, rememberChoice, rememberedChoice } from "./colorMode.ts";
import { GlobalStyles } from "./GlobalStyles.tsx";
import type { ColorModeChoice } from "./tokens.ts";
import { usePrinting } from "./usePrinting.ts";
import { useSystemMode } from "./useSystemMode.ts";

interface Props {
  brand?: Brand;
  children: ReactNode;
}

export function ThemeProvider({ brand = defaultBrand, children }: Props) {
  const [choice, setChoice] = useState<ColorModeChoice>(rememberedChoice);
  const system = useSystemMode();
  const isPrinting = usePrinting();
  const mode = isPrinting ? "light" : choice === "system" ? system : choice;
  const theme = useMemo(() => buildTheme(mode, { mainColor: brand.mainColor }), [mode, brand.mainColor]);
  const choose = useCallback((next: ColorModeChoice) => {
    rememberChoice(next);
    setChoice(next);
  }, []);

  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = mode;
    document.documentElement.style.colorScheme = mode;
  }, [mode]);

  const state = useMemo(() => ({ choice, mode, choose }), [choice, mode, choose]);
  return (
    <ColorModeContext value={state}>
      <EmotionThemeProvider theme={theme}>
        <GlobalStyles />
        {children}
      </EmotionThemeProvider>
    </ColorModeContext>
  );
}
