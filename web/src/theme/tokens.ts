/** All sizes and durations. Colors are in palette.ts, and buildTheme.ts combines both. */
export type ColorMode = "light" | "dark";
export type ColorModeChoice = ColorMode | "system";

/** An 8 px grid with a half step; lengths in px. */
export const space = { half: 4, one: 8, oneHalf: 12, two: 16, three: 24, four: 32, six: 48, eight: 64 } as const;

export const radius = { small: 4, medium: 6, large: 10, round: 999 } as const;

export const fontFamily = {
  /** until the product's own typeface has arrived, and where it doesn't: as wide as it, see ownTypeface.ts */
  body: '"Geist", "Geist fallback", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "Liberation Mono", monospace',
} as const;

/** Type scale as CSS `font` shorthand parts: size/line-height in px. */
export const fontSize = {
  micro: "11px",
  small: "12px",
  body: "13px",
  large: "14px",
  heading: "15px",
  title: "20px",
  figure: "24px",
} as const;

export const fontWeight = { regular: 400, medium: 500, semibold: 600 } as const;

/** At most 200 ms. GlobalStyles disables all of it for reduced motion. */
export const motion = { fast: "90ms ease-out", medium: "160ms cubic-bezier(0.2, 0, 0, 1)" } as const;

export const z = { sticky: 10, header: 20, float: 100, dialog: 200, toast: 300 } as const;

/** Heights of controls in px; on coarse pointers every target grows to `touch`. */
export const control = { small: 28, medium: 32, large: 40, touch: 40 } as const;

/** The CSS variable with the height of a bar above the whole page: 0 unless an outage is reported. */
export const barHeight = { name: "--bar", value: "var(--bar, 0px)" } as const;

/** The height of the window below that bar. */
export const pageHeight = `calc(100dvh - ${barHeight.value})`;

export const media = {
  narrow: "@media (max-width: 639px)",
  /** a tablet, or a narrow desktop window */
  medium: "@media (min-width: 640px) and (max-width: 1199px)",
  coarse: "@media (pointer: coarse)",
} as const;
