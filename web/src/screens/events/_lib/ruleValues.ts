// The form values of an event rule and their client-side validation.
import type { EventTrigger } from "#web/__generated__/useCreateRuleEventMutation.graphql.ts";
import type { FormErrors } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { triggerKind, triggers } from "./triggers.ts";

export interface RuleValues {
  eventName: string;
  trigger: EventTrigger;
  target: string;
  url: string;
  valueFrom: string;
}

export const newRule: RuleValues = { eventName: "", trigger: "CLICK", target: "", url: "", valueFrom: "" };

const LONGEST = 500;

/** Filled in by the URL, which other screens link to. What it does not spell correctly is left out. */
export function ruleFrom(search: URLSearchParams): RuleValues {
  const trigger = search.get("trigger")?.toUpperCase();
  const kind = triggers.find(({ id }) => id === trigger);
  const text = (name: string) => (search.get(name) ?? "").slice(0, LONGEST);
  return kind ? { ...newRule, trigger: kind.id, target: text("target"), eventName: text("name") } : newRule;
}

export function checkRule({ eventName, trigger, target }: RuleValues): FormErrors<RuleValues> {
  const { targetLabel, placeholder } = triggerKind(trigger);
  return {
    eventName: eventName.trim() ? undefined : t("Please enter an event name"),
    target: target.trim()
      ? undefined
      : t("Enter a value for “{targetLabel}”, such as {placeholder}", { targetLabel, placeholder }),
  };
}

export const trimmed = ({ eventName, trigger, target, url, valueFrom }: RuleValues) => ({
  eventName: eventName.trim(),
  trigger,
  target: target.trim(),
  url: url.trim(),
  valueFrom: valueFrom.trim(),
});
