// The form values of a goal and their client-side validation.
import type { GoalPurpose, GoalType } from "#web/__generated__/useCreateGoalMutation.graphql.ts";
import type { FormErrors } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { goalKind, goalKinds } from "../../_lib/goalKinds.ts";

export interface GoalValues {
  name: string;
  type: GoalType;
  value: string;
  elementUrl: string;
  /** of FORM_ABANDONED; "" for any field */
  formField: string;
  /** name of the stored goal's funnel or form, which may no longer be listed; not sent */
  subjectName: string;
  purpose: GoalPurpose;
  key: string;
  isDefault: boolean;
}

export const newGoal: GoalValues = {
  name: "",
  type: "PAGEVIEW",
  value: "",
  elementUrl: "",
  formField: "",
  subjectName: "",
  purpose: "SELL",
  key: "",
  isDefault: false,
};

const LONGEST = 500;

/** Filled in by the URL, which other screens link to. What it does not spell correctly is left out. */
export function goalFrom(search: URLSearchParams): GoalValues {
  const type = search.get("type")?.toUpperCase();
  const kind = goalKinds.find(({ id }) => id === type);
  const text = (name: string) => (search.get(name) ?? "").slice(0, LONGEST);
  return kind ? { ...newGoal, type: kind.id, value: text("value"), name: text("name") } : newGoal;
}

/** A type without a page restriction ignores the page typed for another type. */
export const ruleOf = ({
  type,
  value,
  elementUrl,
  formField,
}: Pick<GoalValues, "type" | "value" | "elementUrl" | "formField">) => {
  const kind = goalKind(type);
  return {
    type,
    value: kind.valueLabel ? value.trim() : "",
    elementUrl: kind.hasPage ? elementUrl.trim() : "",
    formField: type === "FORM_ABANDONED" ? formField : "",
  };
};

/** A chosen form or step: the URL may have anything as the value. */
const isChosen = ({ type, value }: GoalValues): boolean =>
  type === "FUNNEL_STEP" ? /^\d{1,9}:\d{1,2}$/.test(value) : /^(?:[1-9]\d{0,8}|\S+ .+)$/.test(value);

export const isWhole = (values: GoalValues): boolean => {
  const { valueLabel, counts } = goalKind(values.type);
  if (counts) return isChosen(values);
  return valueLabel === "" || values.value.trim() !== "";
};

export function checkGoal(values: GoalValues): FormErrors<GoalValues> {
  const { valueLabel, placeholder, counts } = goalKind(values.type);
  const missing = counts
    ? counts === "FUNNEL"
      ? t("Choose a funnel and a step")
      : t("Choose a form")
    : t("Enter a value for “{valueLabel}”, such as {placeholder}", { valueLabel, placeholder });
  return {
    name: values.name.trim() ? undefined : t("Please enter a name"),
    value: isWhole(values) ? undefined : missing,
    key:
      values.key === "" || /^[a-z0-9][a-z0-9_-]{0,59}$/.test(values.key)
        ? undefined
        : t("Use only lowercase letters, digits, - and _"),
  };
}
