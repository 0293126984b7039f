// Shows on a page what an event rule matches, to the member alone who opened the page from the app: the host answers with
// this script for a check that is valid, the tracker loads it for no other address. Nothing of the page is changed but one
// element at its end, which is gone when the check is over or closed.
import { fits, valueOf, type Rule } from "../rules.ts";
import { openOutlines } from "./outlines.ts";
import { openPanel } from "./panel.ts";
import { texts } from "./texts.ts";

interface Check {
  /** as the tracker gets it; the condition of one is code */
  rule: Rule;
  /** the selector or condition as it was typed */
  watched: string;
  /** milliseconds until the check is over */
  left: number;
}

declare global {
  var siteTrackerCheck: Check | undefined;
}

const CONDITION = 8;
/** Milliseconds between looks at what no change of the page announces: the address, and what a condition says. */
const LOOK = 1000;

function show({ rule, watched, left }: Check): void {
  // no known element, so that rules and styles of the page rarely mean it; what is inside nobody else sees
  const place = document.createElement("tracker-check");
  const root = place.attachShadow({ mode: "closed" });
  const outlines = openOutlines(root);
  const panel = openPanel(root, { watched, next: () => outlines.showNext(), close });
  let isDue = true;

  const matches = () =>
    rule.a === CONDITION ? [] : [...document.querySelectorAll(rule.s)].filter((element) => element !== place);

  function statusText(found: number): string {
    if (rule.a !== CONDITION) return texts.found(found);
    try {
      return rule.f?.() ? texts.isTrue : texts.isFalse;
    } catch (error) {
      return texts.fails(String(error));
    }
  }

  function look(): void {
    isDue = false;
    try {
      const found = matches();
      outlines.surround(found);
      const unseen = found.filter((element) => element.getClientRects().length === 0).length;
      const value = rule.v && document.querySelector(rule.v) ? valueOf(rule) : undefined;
      panel.setLines([
        statusText(found.length),
        ...(unseen > 0 ? [texts.unseen(unseen)] : []),
        ...(fits(rule) ? [] : [texts.otherPage]),
        ...(rule.v ? [value === undefined ? texts.noValue(rule.v) : texts.value(value)] : []),
      ]);
      panel.offerNext(found.length > 0);
    } catch {
      outlines.surround([]);
      panel.setLines([texts.notUnderstood]);
    }
  }

  let frame = requestAnimationFrame(function draw() {
    if (isDue) look();
    outlines.follow();
    frame = requestAnimationFrame(draw);
  });
  const due = () => (isDue = true);
  const observer = new MutationObserver(due);
  // a condition that changes the page would be looked at for ever
  if (rule.a !== CONDITION) observer.observe(document, { subtree: true, childList: true, attributes: true });
  const timer = setInterval(due, LOOK);
  const end = setTimeout(close, left);

  function close(): void {
    cancelAnimationFrame(frame);
    observer.disconnect();
    clearInterval(timer);
    clearTimeout(end);
    place.remove();
  }
  document.documentElement.append(place);
}

if (globalThis.siteTrackerCheck) show(globalThis.siteTrackerCheck);
