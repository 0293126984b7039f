import { brandAccent, defaultMainColor } from "./brandAccent.ts";
import type { Accent } from "./brandAccent.ts";
import { categorical, neutrals } from "./palette.ts";
import type { Neutrals } from "./palette.ts";
import { control, fontFamily, fontSize, fontWeight, media, motion, radius, space, z } from "./tokens.ts";
import type { ColorMode } from "./tokens.ts";

/** The appearance from a customer's domain settings. */
export interface Brand {
  mainColor: string;
}

export const defaultBrand: Brand = { mainColor: defaultMainColor };

const elevation: Record<ColorMode, string> = {
  light:
    "0 0 0 1px rgba(20, 24, 33, 0.08), 0 8px 24px -6px rgba(20, 24, 33, 0.16), 0 2px 6px -2px rgba(20, 24, 33, 0.08)",
  dark: "0 0 0 1px rgba(255, 255, 255, 0.09), 0 10px 28px -6px rgba(0, 0, 0, 0.7)",
};

export interface AppTheme {
  mode: ColorMode;
  color: Neutrals & Accent;
  series: readonly string[];
  /** The only shadow, for all floating elements. */
  elevation: string;
  space: typeof space;
  radius: typeof radius;
  font: typeof fontFamily;
  size: typeof fontSize;
  weight: typeof fontWeight;
  motion: typeof motion;
  z: typeof z;
  control: typeof control;
  media: typeof media;
}

export function buildTheme(mode: ColorMode, brand: Brand = defaultBrand): AppTheme {
  return {
    mode,
    color: { ...neutrals[mode], ...brandAccent(brand.mainColor, mode) },
    series: categorical[mode],
    elevation: elevation[mode],
    space,
    radius,
    font: fontFamily,
    size: fontSize,
    weight: fontWeight,
    motion,
    z,
    control,
    media,
  };
}
