import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createOutline } from "./outline.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("scrollTo", () => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function outlined(content: string, selector: string) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = content;
  for (const element of page.querySelectorAll("*")) element.scrollTo = () => {};
  const searches = vi.spyOn(page, "querySelector");
  const outline = createOutline(document.body, () => {});
  outline.show(page, false);
  outline.set(selector);
  return { page, searches, outline };
}

it("searches for an element once while the page has it", () => {
  const { page, searches, outline } = outlined("<p id=a></p>", "#a");
  vi.advanceTimersByTime(2000);
  expect(searches).toHaveBeenCalledTimes(1);
  page.body.innerHTML = "";
  vi.advanceTimersByTime(1000);
  expect(searches.mock.calls.length).toBeGreaterThan(2);
  expect(searches.mock.calls.length).toBeLessThan(7);
  outline.set(null);
});

it("no longer searches for an element whose selector is slow", () => {
  const { searches, outline } = outlined("<p></p>", "#a");
  let time = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => (time += 60));
  outline.set("#a");
  const before = searches.mock.calls.length;
  vi.advanceTimersByTime(2000);
  expect(searches).toHaveBeenCalledTimes(before);
  outline.set(null);
});
