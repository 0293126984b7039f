import type { CSSObject, Theme } from "@emotion/react";

/** Of a row of a table, in px; also used by the virtual layout. */
export const rowHeight = 36;
/** On touch screens: one line has the height of a target (`control.touch`). */
export const touchRowHeight = 42;

export const rowHeightStyle = (theme: Theme): CSSObject => ({
  height: rowHeight,
  [theme.media.coarse]: { height: touchRowHeight },
});
