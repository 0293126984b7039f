import { contrast, luminance, mix, parseColor, toHex } from "./contrast.ts";
import type { Rgb } from "./contrast.ts";
import { neutrals } from "./palette.ts";
import type { ColorMode } from "./tokens.ts";

export const defaultMainColor = "#4657d1";

export interface Accent {
  /** For text, icons and lines: at least 4.5:1 on every neutral surface and on `accentSoft`. */
  accent: string;
  /** For filled controls, as close to the brand color as `accentText` allows. */
  accentFill: string;
  accentFillHover: string;
  /** On `accentFill` and `accentFillHover`: at least 4.5:1. */
  accentText: string;
  accentSoft: string;
}

const readable = 4.5;
const ink = "#14171d";

/** Adjusts any brand color until it is legible in `mode`. An unparsable value falls back to our own. */
export function brandAccent(color: string, mode: ColorMode): Accent {
  const brand = toHex(parseColor(color) ?? (parseColor(defaultMainColor) as Rgb));
  const neutral = neutrals[mode];
  const pole = mode === "light" ? "#000000" : "#ffffff";
  const soft = mix(neutral.raised, brand, mode === "light" ? 0.1 : 0.18);
  const grounds = [neutral.surface, neutral.raised, neutral.float, neutral.sunken, neutral.hover, soft];
  const accent = shift(brand, pole, (shade) => grounds.every((ground) => contrast(shade, ground) >= readable));

  const visible = mode === "dark" ? shift(brand, "#ffffff", (shade) => contrast(shade, neutral.raised) >= 2) : brand;
  const accentText = contrast(visible, "#ffffff") >= 3 ? "#ffffff" : ink;
  const away = accentText === "#ffffff" ? "#000000" : "#ffffff";
  const accentFill = shift(visible, away, (shade) => contrast(shade, accentText) >= readable);
  return { accent, accentFill, accentFillHover: mix(accentFill, away, 0.12), accentText, accentSoft: soft };
}

/** Moves from `from` toward `pole` in steps of 2% and stops at the first shade that passes. */
function shift(from: string, pole: string, passes: (shade: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(from, pole, share);
    if (passes(shade)) return shade;
  }
  return pole;
}

/** Black or white, whichever has more contrast on a color: one of the two always reaches 4.5:1. */
export function textOn(color: string): string {
  const parsed = parseColor(color);
  return parsed && luminance(parsed) > 0.183 ? "#000000" : "#ffffff";
}
