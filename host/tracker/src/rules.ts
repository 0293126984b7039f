// What the project wants told besides: goals that only the page itself can see, and events by rules. The host says them
// in a line before this script; addresses come as regular expressions, so that there is one reading of `*`, the host's.
// An element may also name its own event: a click on <button data-event="cta"> is the event "cta".
import { quiet } from "./quiet.ts";
import type { Tracker } from "./tracker.ts";

/** Short names, as it is in every page that is loaded. */
export interface Rule {
  /** 1 click, 2 input, 3 submit, 4 visible, 5 scroll, 6 timer */
  a: number;
  /** name of the event, or key of the goal */
  n: string;
  /** a CSS selector; percent with 5, seconds with 6 */
  s: string;
  /** regular expression of the address; without it every page */
  u?: string;
  /** number of the event rule; without it this is a goal */
  i?: number;
  /** CSS selector of the element whose words hold the event's value */
  v?: string;
}

declare global {
  interface Window {
    siteTrackerRules?: Rule[];
  }
}

/** "1.234,50 €" is 1234.5: the last of . and , begins the decimals, unless three digits follow. */
export function numberIn(text: string): number | undefined {
  const [found] = /-?\d[\d.,]*/.exec(text) ?? [];
  if (!found) return undefined;
  const [, whole = found, part = ""] = /^(.*)[.,](\d{1,2})$/.exec(found) ?? [];
  return Number(`${whole.replace(/[.,]/g, "")}.${part}`);
}

const EVENTS = { 1: "click", 2: "change", 3: "submit" } as const;

export function watchRules(tracker: Tracker): void {
  const rules = window.siteTrackerRules ?? [];
  let view: string | undefined;
  let seconds = 0;
  let told = new Set<Rule>();
  const fits = ({ u }: Rule) => !u || new RegExp(u).test(location.href.split("#")[0] ?? "");

  function tell({ n: name, i: rule, v }: Rule, isPassive: boolean): void {
    const value = numberIn((v && document.querySelector(v)?.textContent) || "");
    const worth = value === undefined ? {} : { value };
    tracker.track(rule ? { type: "event", name, rule, ...worth } : { type: "goal", name }, isPassive);
  }

  for (const [action, event] of Object.entries(EVENTS))
    addEventListener(
      event,
      quiet((happened: Event) => {
        const element = happened.composedPath()[0];
        if (!(element instanceof Element)) return;
        for (const rule of rules) if (rule.a === +action && fits(rule) && element.closest(rule.s)) tell(rule, false);
        const name = event === "click" && element.closest("[data-event]")?.getAttribute("data-event");
        if (name) tracker.track({ type: "event", name: name.slice(0, 100) });
      }),
      { capture: true, passive: true },
    );

  function inSight(selector: string): boolean {
    const { top, bottom, height, width } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return width > 0 && seen > 0 && seen >= Math.min(height, innerHeight) / 2;
  }

  const isMet = ({ a, s }: Rule): boolean =>
    a === 4
      ? inSight(s)
      : +s <= (a === 5 ? ((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100 : seconds);

  if (rules.some(({ a }) => a > 3))
    setInterval(() => {
      if (document.visibilityState !== "visible") return;
      if (view !== tracker.view?.id) {
        view = tracker.view?.id;
        seconds = 0;
        told = new Set();
      }
      seconds++;
      for (const rule of rules)
        quiet(() => {
          if (rule.a < 4 || told.has(rule) || !fits(rule) || !isMet(rule)) return;
          told.add(rule);
          tell(rule, true);
        })();
    }, 1000);
}
