// The triggers of event rules: label, target, and the target's input format.
import type { PickTarget } from "#web/__generated__/usePickerMutation.graphql.ts";
import type { EventTrigger } from "#web/__generated__/useCreateRuleEventMutation.graphql.ts";
import { t } from "#web/texts/t.ts";

export interface TriggerKind {
  id: EventTrigger;
  label: string;
  description: string;
  targetLabel: string;
  placeholder: string;
  hint: string;
  /** the target is a selector, which can be picked on the page */
  pick?: PickTarget;
}

const selector = t("CSS selector");

export const triggers: readonly TriggerKind[] = [
  {
    id: "CLICK",
    label: t("Click"),
    description: t("An element is clicked"),
    targetLabel: selector,
    placeholder: ".buy-button",
    hint: t("Clicks on anything inside it also count."),
    pick: "CLICK",
  },
  {
    id: "INPUT",
    label: t("Input"),
    description: t("A field is changed"),
    targetLabel: selector,
    placeholder: "input[name=email]",
    hint: t("Typed text is never recorded."),
    pick: "ELEMENT",
  },
  {
    id: "SUBMIT",
    label: t("Submit"),
    description: t("A form is submitted"),
    targetLabel: selector,
    placeholder: "form#signup",
    hint: t("Counts when the form is submitted, before the server responds."),
    pick: "FORM",
  },
  {
    id: "VISIBLE",
    label: t("Visible"),
    description: t("An element comes into view"),
    targetLabel: selector,
    placeholder: ".testimonials",
    hint: t("Counts once per page view, when half of the element is visible."),
    pick: "ELEMENT",
  },
  {
    id: "SCROLL",
    label: t("Scroll"),
    description: t("A percentage of the page is reached"),
    targetLabel: t("Percentage of the page"),
    placeholder: "75",
    hint: t("Counts once per page view."),
  },
  {
    id: "TIMER",
    label: t("Timer"),
    description: t("The page is open for a set time"),
    targetLabel: t("Seconds"),
    placeholder: "30",
    hint: t("Runs only while the page is in the foreground. Counts once per page view."),
  },
  {
    id: "HOVER",
    label: t("Hover"),
    description: t("The pointer hovers over an element"),
    targetLabel: selector,
    placeholder: ".price-info",
    hint: t("After a third of a second, with a mouse or pen, not touch. Counts once per page view."),
    pick: "ELEMENT",
  },
  {
    id: "CONDITION",
    label: t("Condition"),
    description: t("A JavaScript expression becomes true"),
    targetLabel: t("JavaScript expression"),
    placeholder: "window.cart?.total > 100",
    hint: t(
      "Without a semicolon. Checked every second while the page is in the foreground. Counts once per page view, when it becomes true.",
    ),
  },
];

export const triggerKind = (id: string): TriggerKind =>
  triggers.find((trigger) => trigger.id === id) ?? {
    id: "CLICK",
    label: id,
    description: "",
    targetLabel: selector,
    placeholder: "",
    hint: "",
  };

/** A selector unchanged, numbers with their unit. */
export function formatTarget(trigger: string, target: string): string {
  if (trigger === "SCROLL") return `${target} %`;
  return trigger === "TIMER" ? t("{target} seconds", { target }) : target;
}
