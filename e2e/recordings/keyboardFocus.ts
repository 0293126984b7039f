// Using a page by keys alone: the focus is moved as a person moves it, and must be on something that is seen.
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** More tab stops than a screen has. */
const STOPS = 90;

/** What has the focus; empty if it was lost, or if it can't be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "";
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || height === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return "";
    const label = element.closest("label");
    const above = document.elementFromPoint(x, y);
    const isSeen = above && (element.contains(above) || above.contains(element) || label?.contains(above));
    return isSeen ? (element.getAttribute("aria-label") ?? label?.textContent ?? element.textContent) : "";
  });

export const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
export const isFocusVisible = (page: Page) => expect.poll(() => focused(page)).not.toBe("");

/** By Tab alone, and on the way the focus can always be seen. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < STOPS; stop++) {
    if (await hasFocus(target)) return isFocusVisible(page);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(target)}`);
}

/** An item of the open menu, by the arrow keys. */
export async function choose(page: Page, item: Locator): Promise<void> {
  await item.waitFor();
  // the menu takes the focus a moment after it opened
  await expect
    .poll(() => item.evaluate((one) => one.closest("[role=menu]")?.contains(document.activeElement)))
    .toBe(true);
  for (let step = 0; step < 9 && !(await hasFocus(item)); step++) await page.keyboard.press("ArrowDown");
  await isFocusVisible(page);
  await page.keyboard.press("Enter");
}
