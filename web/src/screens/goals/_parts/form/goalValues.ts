// The form values of a goal and their client-side validation.
import type { GoalPurpose, GoalType } from "#web/__generated__/useCreateGoalMutation.graphql.ts";
import type { FormErrors } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { goalKind } from "../../_lib/goalKinds.ts";

export interface GoalValues {
  name: string;
  type: GoalType;
  value: string;
  elementUrl: string;
  purpose: GoalPurpose;
  key: string;
  isDefault: boolean;
}

export const newGoal: GoalValues = {
  name: "",
  type: "PAGEVIEW",
  value: "",
  elementUrl: "",
  purpose: "SELL",
  key: "",
  isDefault: false,
};

/** A type without a page restriction ignores the page typed for another type. */
export const ruleOf = ({ type, value, elementUrl }: Pick<GoalValues, "type" | "value" | "elementUrl">) => {
  const kind = goalKind(type);
  return { type, value: kind.valueLabel ? value.trim() : "", elementUrl: kind.hasPage ? elementUrl.trim() : "" };
};

export const isWhole = (values: GoalValues): boolean =>
  goalKind(values.type).valueLabel === "" || values.value.trim() !== "";

export function checkGoal(values: GoalValues): FormErrors<GoalValues> {
  const { valueLabel, placeholder } = goalKind(values.type);
  return {
    name: values.name.trim() ? undefined : t("Please enter a name"),
    value: isWhole(values)
      ? undefined
      : t("Enter a value for “{valueLabel}”, such as {placeholder}", { valueLabel, placeholder }),
    key:
      values.key === "" || /^[a-z0-9][a-z0-9_-]{0,59}$/.test(values.key)
        ? undefined
        : t("Use only lowercase letters, digits, - and _"),
  };
}
