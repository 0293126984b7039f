// A selector of one element that should still match it after the next release of the website: an id or class rather than
// a position, and no name that a build tool generated or that names a state. As far as possible it consists of the steps
// that the tracker stores with a click, so that past clicks can be matched as well.
import { selectorOf } from "../clicks/element.ts";

const POSITION = /:nth-of-type\(\d+\)$/;
/** A class of emotion, styled-components, CSS modules and similar. */
const GENERATED = /^(css|sc|jss|jsx|emotion|svelte)-|_[\w-]*\d[\w-]*$|__\w{5,}$/;
const STATE =
  /^((is|has|was)-.*|active|current|selected|checked|open(ed)?|closed|expanded|collapsed|show(n)?|visible|hidden|hover(ed)?|focus(ed)?|disabled|loading)$/i;
/** Attributes that developers set for tests, which they keep stable. */
const TEST_ATTRIBUTES = ["data-testid", "data-test", "data-cy", "data-qa", "name"];
/** More steps without a position depend on the page's structure more than one position does. */
const FEW = 3;

/** A step without a class that may change. */
const stable = (step: string) =>
  step.replace(/\.([\w-]+)/, (whole, name: string) => (GENERATED.test(name) || STATE.test(name) ? "" : whole));

export function matchesOf(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

function attributeSelectors(element: Element): string[] {
  const tests = TEST_ATTRIBUTES.flatMap((name) => {
    const value = element.getAttribute(name) ?? "";
    return /^[\w-]{1,60}$/.test(value) ? [`${element.localName}[${name}="${value}"]`] : [];
  });
  const href = element.localName === "a" ? (element.getAttribute("href") ?? "") : "";
  return /^[\w/.#:-]{2,100}$/.test(href) ? [...tests, `a[href="${href}"]`] : tests;
}

export function stableSelector(element: Element): string {
  const steps = selectorOf(element).split(">").map(stable);
  const last = (count: number, from: readonly string[]) => from.slice(-count).join(">");
  const lengths = steps.map((_, n) => n + 1);
  const bare = steps.map((step) => step.replace(POSITION, ""));
  const short = lengths.filter((length) => length <= FEW).map((length) => last(length, bare));
  const candidates = [
    // the element's own id or class
    ...short.filter((selector) => /[#.][\w-]+$/.test(selector)),
    ...attributeSelectors(element),
    ...short,
    ...lengths.map((length) => last(length, steps)),
  ];
  const isOnly = (selector: string) => matchesOf(selector).length === 1 && matchesOf(selector)[0] === element;
  // a path of the maximum length may match several elements, whose number the panel shows
  return candidates.find(isOnly) ?? steps.join(">");
}
