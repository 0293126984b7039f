import { expect, test } from "vitest";
import { buildTheme } from "#web/theme/buildTheme.ts";
import { buttonStyle } from "../actions/buttonStyle.ts";
import { boxStyle } from "./fieldStyle.ts";

const theme = buildTheme("light");

test("makes fields and selects as high as the buttons beside them, by mouse and by touch", () => {
  const [box, button] = [boxStyle(theme), buttonStyle()(theme)];
  expect(box.minHeight).toBe(button.minHeight);
  const heightOf = (style: typeof box) => (style[theme.media.coarse] as { minHeight: number }).minHeight;
  expect(heightOf(box)).toBe(heightOf(button));
  expect(heightOf(box)).toBe(theme.control.touch);
});
