// What can be made of something that a visitor did: a goal, an event rule or a funnel, with their fields filled in by the
// URL of the form.
import { writeStep, type FunnelStep } from "../funnels/funnelSteps.ts";

export interface Happening {
  kind: "page" | "event" | "click" | "outbound" | "submit";
  /** path of a page, stored name of an event, text of an element, address of a link */
  name: string;
  /** of an element or a form; empty if unknown */
  selector: string;
}

export interface Creation {
  id: "goal" | "rule" | "funnel";
  path: string;
  fields: Readonly<Record<string, string>>;
}

const goal = (type: string, value: string, name: string): Creation => ({
  id: "goal",
  path: "/goals/new",
  fields: { type, value, name },
});

const rule = (trigger: string, target: string, name: string): Creation => ({
  id: "rule",
  path: "/event-tracking/new",
  fields: { trigger, target, name },
});

const funnel = (step: FunnelStep): Creation => ({
  id: "funnel",
  path: "/funnel/new",
  fields: { step: writeStep(step) },
});

const hostOf = (address: string) => URL.parse(address)?.host ?? address;

/** Nothing without a value that a rule could match. */
export function creationsOf({ kind, name, selector }: Happening): Creation[] {
  if (kind === "page" && name) {
    return [goal("pageview_exact", name, name), funnel({ kind: "PAGE", match: "EXACT", value: name })];
  }
  if (kind === "event" && name) {
    return [goal("event", name, name), funnel({ kind: "EVENT", match: "SIMPLE", value: name })];
  }
  if (kind === "outbound" && name) return [goal("external_link", hostOf(name), hostOf(name))];
  if (kind === "submit" && selector) {
    return [
      goal("form_submit", selector, name || selector),
      rule("submit", selector, name),
      funnel({ kind: "SUBMIT", match: "SELECTOR", value: selector }),
    ];
  }
  if (kind === "click" && selector) {
    return [
      goal("click_on_element", selector, name || selector),
      rule("click", selector, name),
      funnel({ kind: "CLICK", match: "SELECTOR", value: selector }),
    ];
  }
  if (kind === "click" && name) {
    return [goal("click_on_text", name, name), funnel({ kind: "CLICK", match: "SIMPLE", value: name })];
  }
  return [];
}
