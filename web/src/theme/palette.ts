import type { ColorMode } from "./tokens.ts";

/** Text roles reach 4.5:1 on `surface`, `raised`, `sunken` and `hover`; tones also on their own soft variant. */
export interface Neutrals {
  surface: string;
  raised: string;
  float: string;
  sunken: string;
  hover: string;
  text: string;
  muted: string;
  border: string;
  borderStrong: string;
  positive: string;
  positiveSoft: string;
  warning: string;
  warningSoft: string;
  danger: string;
  dangerSoft: string;
  dangerFill: string;
  info: string;
  infoSoft: string;
  scrim: string;
}

export const neutrals: Record<ColorMode, Neutrals> = {
  light: {
    surface: "#f7f8fa",
    raised: "#ffffff",
    float: "#ffffff",
    sunken: "#f0f2f5",
    hover: "#f3f5f8",
    text: "#171a21",
    muted: "#5a6372",
    border: "#e3e6eb",
    borderStrong: "#c6ccd6",
    positive: "#117a4b",
    positiveSoft: "#e7f6ee",
    warning: "#8f5600",
    warningSoft: "#fdf3e0",
    danger: "#b8283a",
    dangerSoft: "#fdecee",
    dangerFill: "#c42f42",
    info: "#1f64a8",
    infoSoft: "#e8f2fc",
    scrim: "rgba(18, 21, 28, 0.42)",
  },
  dark: {
    surface: "#0e1014",
    raised: "#15181e",
    float: "#1b1f27",
    sunken: "#1f242d",
    hover: "#1c2028",
    text: "#e9ebef",
    muted: "#9ba4b4",
    border: "#262b35",
    borderStrong: "#3d4553",
    positive: "#4cc38a",
    positiveSoft: "#12281f",
    warning: "#e8a94a",
    warningSoft: "#2c2212",
    danger: "#f2808c",
    dangerSoft: "#311a1f",
    dangerFill: "#c8394b",
    info: "#74b3f0",
    infoSoft: "#15253a",
    scrim: "rgba(0, 0, 0, 0.6)",
  },
};

/** Eight colors that are distinguishable with each kind of color blindness (palette.test.ts). The order is fixed. */
export const categorical: Record<ColorMode, readonly string[]> = {
  light: ["#3f4bc6", "#ec9424", "#15875f", "#8c2268", "#70a9f2", "#bf5baa", "#9a5fe6", "#5fdfb4"],
  dark: ["#6482fa", "#eab540", "#50d1a6", "#d87582", "#b4ecf2", "#d33a3e", "#aea4f0", "#ae48b8"],
};
