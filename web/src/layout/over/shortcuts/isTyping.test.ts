import { afterEach, describe, expect, it } from "vitest";
import { isTyping } from "./isTyping.ts";

const pressedOn = (html: string, selector = "body") => {
  document.body.innerHTML = html;
  return isTyping({ target: document.querySelector(selector) });
};

describe("pressed key", () => {
  afterEach(() => {
    document.body.innerHTML = "";
  });

  it.each([
    ["in a field", '<input type="text">', "input", true],
    ["on a checkbox", '<input type="checkbox">', "input", false],
    ["on the page", "<p>Words</p>", "p", false],
    ["while a dialog is open", '<div role="dialog"></div>', "body", true],
    ["while something must be answered", '<div role="alertdialog"></div>', "body", true],
    ["while a toast is shown", '<div role="alertdialog" aria-modal="false"></div>', "body", false],
  ])("%s", (_, html, selector, expected) => {
    expect(pressedOn(html, selector)).toBe(expected);
  });
});
