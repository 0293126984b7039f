// What the app keeps in cookies because the page's first paint needs it (web/src/theme/pageChoice.ts).
import { readCookie } from "#gateway/session/cookieHeader.ts";

export interface PageChoices {
  /** unset: the system's */
  colorMode: "light" | "dark" | undefined;
  /** unset: depends on the window's width */
  sidebar: "minimised" | "open" | undefined;
}

/** Only what the app writes: anyone may send other cookies. */
function chosen<T extends string>(header: string | undefined, name: string, values: readonly T[]): T | undefined {
  const value = readCookie(header, name);
  return values.find((known) => known === value);
}

export const pageChoices = (header: string | undefined): PageChoices => ({
  colorMode: chosen(header, "color-mode", ["light", "dark"]),
  sidebar: chosen(header, "sidebar", ["minimised", "open"]),
});
