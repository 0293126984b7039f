// Shows on a page what an event rule matches, only to the member who opened the page from the app. The host responds
// with this script only for a valid check, and the tracker loads it for no other URL. The only change to the page is
// one element at its end, which is removed when the check ends or is closed.
import { fits, valueOf, type Rule } from "../rules.ts";
import { openOutlines } from "../onPage/outlines.ts";
import { button, openPanel } from "../onPage/panel.ts";
import { texts } from "./texts.ts";

interface Check {
  /** in the tracker's format; a condition is code */
  rule: Rule;
  /** the selector or condition as entered */
  watched: string;
  /** milliseconds until the check ends */
  left: number;
}

declare global {
  var siteTrackerCheck: Check | undefined;
}

const CONDITION = 8;
/** Milliseconds between polls for changes without a DOM mutation: the URL, and the result of a condition. */
const LOOK = 1000;

function show({ rule, watched, left }: Check): void {
  // a custom element, so that the page's rules and styles rarely match it; its content is hidden from them
  const place = document.createElement("tracker-check");
  const root = place.attachShadow({ mode: "closed" });
  const outlines = openOutlines(root);
  const showNext = button(texts.next, () => outlines.showNext());
  const panel = openPanel(root, { title: texts.title, actions: [showNext, button(texts.close, close)] });
  panel.setCode(watched);
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
      showNext.hidden = found.length === 0;
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
  // a condition that changes the page would be evaluated in an endless loop
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
