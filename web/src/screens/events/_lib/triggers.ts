// What makes the tracker tell of an event: how each trigger is called, what it watches, and how that is typed.
import type { EventTrigger } from "#web/__generated__/useCreateRuleEventMutation.graphql.ts";
import { t } from "#web/texts/t.ts";

export interface TriggerKind {
  id: EventTrigger;
  label: string;
  description: string;
  targetLabel: string;
  placeholder: string;
  hint: string;
}

const selector = t("CSS selector");

export const triggers: readonly TriggerKind[] = [
  {
    id: "CLICK",
    label: t("Click"),
    description: t("An element is clicked"),
    targetLabel: selector,
    placeholder: ".buy-button",
    hint: t("A click on anything inside it counts too."),
  },
  {
    id: "INPUT",
    label: t("Input"),
    description: t("A field is changed"),
    targetLabel: selector,
    placeholder: "input[name=email]",
    hint: t("What is typed is never read."),
  },
  {
    id: "SUBMIT",
    label: t("Submit"),
    description: t("A form is sent"),
    targetLabel: selector,
    placeholder: "form#signup",
    hint: t("Counts when the form is sent, not when it is answered."),
  },
  {
    id: "VISIBLE",
    label: t("Visible"),
    description: t("An element comes into sight"),
    targetLabel: selector,
    placeholder: ".testimonials",
    hint: t("Counts once a page, when half of it is in sight."),
  },
  {
    id: "SCROLL",
    label: t("Scroll"),
    description: t("So much of the page was seen"),
    targetLabel: t("Percent of the page"),
    placeholder: "75",
    hint: t("Counts once a page."),
  },
  {
    id: "TIMER",
    label: t("Timer"),
    description: t("The page was open for a while"),
    targetLabel: t("Seconds"),
    placeholder: "30",
    hint: t("Only while the page is in front; counts once a page."),
  },
  {
    id: "HOVER",
    label: t("Hover"),
    description: t("The pointer rests on an element"),
    targetLabel: selector,
    placeholder: ".price-info",
    hint: t("For a third of a second, by mouse or pen: fingers don't hover. Counts once a page."),
  },
  {
    id: "CONDITION",
    label: t("Condition"),
    description: t("A JavaScript expression becomes true"),
    targetLabel: t("JavaScript expression"),
    placeholder: "window.cart?.total > 100",
    hint: t(
      "Without a semicolon. Looked at every second while the page is in front; counts once a page, when it becomes true.",
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

/** A selector as it is, numbers with what they count. */
export function formatTarget(trigger: string, target: string): string {
  if (trigger === "SCROLL") return `${target} %`;
  return trigger === "TIMER" ? t("{target} seconds", { target }) : target;
}
