// The project's additional rules: goals that only the page itself can detect, and events by rules. The host writes them
// in a line before this script (options.ts). URL patterns arrive as regular expressions, so that only the host
// interprets `*`.
import { clock } from "./clock.ts";
import { quiet } from "./quiet.ts";
import type { Tracker } from "./tracker.ts";

/** Short names, because rules are part of every page load. */
export interface Rule {
  /** 1 click, 2 input, 3 submit, 4 visible, 5 scroll, 6 timer, 7 hover, 8 condition */
  a: number;
  /** name of the event, or key of the goal */
  n: string;
  /** a CSS selector; percent for 5, seconds for 6, nothing for 8 */
  s: string;
  /** for 8: the condition, which the host writes as code, so that it works on pages that forbid eval */
  f?: () => unknown;
  /** for 8: set after the first evaluation that took too long, which may have been the machine's fault */
  w?: number;
  /** for 7: the element under the pointer, and the timer that checks whether the pointer stayed */
  e?: Element | null;
  t?: ReturnType<typeof setTimeout>;
  /** regular expression for the URL; without it, every page */
  u?: string;
  /** id of the event rule; without it, this is a goal */
  i?: number;
  /** CSS selector of the element whose text contains the event's value */
  v?: string;
}

/** "1.234,50 €" is 1234.5: the last . or , is the decimal separator, unless three digits follow. */
export function numberIn(text: string): number | undefined {
  const [found] = /-?\d[\d.,]*/.exec(text) ?? [];
  if (!found) return undefined;
  const [, whole = found, part = ""] = /^(.*)[.,](\d{1,2})$/.exec(found) ?? [];
  return Number(`${whole.replace(/[.,]/g, "")}.${part}`);
}

/** Whether the rule applies to the current page. */
export const fits = ({ u }: Rule): boolean => !u || new RegExp(u).test(location.href.split("#")[0] ?? "");

/** The rule's numeric value. */
export const valueOf = ({ v }: Rule): number | undefined =>
  numberIn((v && document.querySelector(v)?.textContent) || "");

const EVENTS = { 1: "click", 2: "change", 3: "submit", 7: "pointerover" } as const;
/** Milliseconds that the pointer must rest on an element to count as hovering. */
const REST = 300;
/** Maximum milliseconds for a condition. A slower one would make the page stutter every second. */
const MOST = 50;

export function watchRules(tracker: Tracker, rules: Rule[]): void {
  let view: string | undefined;
  let seconds = 0;
  let reported = new Set<Rule>();

  function report(rule: Rule, isPassive: boolean): void {
    const { n: name, i } = rule;
    const value = valueOf(rule);
    const worth = value === undefined ? {} : { value };
    tracker.track(i ? { type: "event", name, rule: i, ...worth } : { type: "goal", name }, isPassive);
  }

  function begin(): void {
    if (view === tracker.view?.id) return;
    view = tracker.view?.id;
    seconds = 0;
    reported = new Set();
  }

  /** Reports a rule once per page, as a passive event that is not a visitor's action. */
  function reportOnce(rule: Rule): void {
    reported.add(rule);
    report(rule, true);
  }

  /** `element`: the element under the pointer that the rule matches. */
  function hover(rule: Rule, element: Element | null): void {
    if (rule.e === element) return;
    rule.e = element;
    clearTimeout(rule.t);
    if (element)
      rule.t = setTimeout(
        quiet(() => {
          rule.e = null; // leaving the window and returning starts over
          begin();
          if (!reported.has(rule) && element.matches(":hover")) reportOnce(rule);
        }),
        REST,
      );
  }

  for (const [action, event] of Object.entries(EVENTS)) {
    // pointer events are frequent, so listeners are added only if a rule needs them
    if (+action > 3 && !rules.some(({ a }) => a === +action)) continue;
    addEventListener(
      event,
      quiet((happened: Event) => {
        const element = happened.composedPath()[0];
        if (!(element instanceof Element)) return;
        // an invalid rule must not affect the others
        rules.forEach(
          quiet((rule: Rule) => {
            if (rule.a !== +action || !fits(rule)) return;
            const met = element.closest(rule.s);
            if (rule.a < 4) {
              if (met) report(rule, false);
            } else if ((happened as PointerEvent).pointerType !== "touch") hover(rule, met);
          }),
        );
      }),
      { capture: true, passive: true },
    );
  }

  function inSight(selector: string): boolean {
    const { top, bottom, height, width } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return width > 0 && seen > 0 && seen >= Math.min(height, innerHeight) / 2;
  }

  function evaluate(rule: Rule): unknown {
    const began = clock();
    try {
      return rule.f?.();
    } finally {
      if (clock() - began > MOST) {
        if (rule.w) rule.f = () => 0;
        rule.w = 1;
      }
    }
  }

  const isMet = (rule: Rule): unknown =>
    rule.a === 4
      ? inSight(rule.s)
      : rule.f
        ? evaluate(rule)
        : +rule.s <= (rule.a === 5 ? ((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100 : seconds);

  if (rules.some(({ a }) => a > 3))
    setInterval(() => {
      if (document.visibilityState !== "visible") return;
      begin();
      seconds++;
      rules.forEach(
        quiet((rule: Rule) => {
          if (rule.a > 3 && rule.a !== 7 && !reported.has(rule) && fits(rule) && isMet(rule)) reportOnce(rule);
        }),
      );
    }, 1000);
}
