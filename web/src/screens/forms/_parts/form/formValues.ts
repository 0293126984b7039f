// The values of the editor of a form, and their validation.
import type {
  FormRuleInput,
  FormSuccessInput,
  FormSuccessKind,
  HeatmapPageMatch,
} from "#web/__generated__/useCreateFormMutation.graphql.ts";
import type { FormErrors, Refusal } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import type { FormSuccess } from "../../_lib/readSuccess.ts";

export interface FormValues {
  name: string;
  match: HeatmapPageMatch;
  page: string;
  selector: string;
  success: FormSuccessKind;
  event: string;
  thanksMatch: HeatmapPageMatch;
  thanksPage: string;
}

export const newForm: FormValues = {
  name: "",
  match: "EXACT",
  page: "",
  selector: "",
  success: "NONE",
  event: "",
  thanksMatch: "EXACT",
  thanksPage: "",
};

interface SavedForm {
  name: string;
  rule: FormRuleInput;
  success: FormSuccess;
}

export const valuesOf = ({ name, rule, success }: SavedForm): FormValues => ({
  name,
  match: rule.page.match,
  page: rule.page.value,
  selector: rule.selector,
  success: success.kind,
  event: success.event,
  thanksMatch: success.page.match,
  thanksPage: success.page.value,
});

interface Definition {
  rule: FormRuleInput;
  success: FormSuccessInput;
}

/** The rule and the rule for success, without values that belong to another choice. */
export const definitionOf = (values: FormValues): Definition => ({
  rule: { page: { match: values.match, value: values.page.trim() }, selector: values.selector.trim() },
  success: {
    kind: values.success,
    ...(values.success === "EVENT" && { event: values.event.trim() }),
    ...(values.success === "PAGE" && { page: { match: values.thanksMatch, value: values.thanksPage.trim() } }),
  },
});

export const isComplete = ({ page, success, event, thanksPage }: FormValues): boolean =>
  page.trim() !== "" &&
  (success !== "EVENT" || event.trim() !== "") &&
  (success !== "PAGE" || thanksPage.trim() !== "");

export function checkForm(values: FormValues): FormErrors<FormValues> {
  const { name, page, success, event, thanksPage } = values;
  return {
    name: name.trim() === "" ? t("Enter a name") : undefined,
    page: page.trim() === "" ? t("Enter a page") : undefined,
    event: success === "EVENT" && event.trim() === "" ? t("Enter the name of an event") : undefined,
    thanksPage: success === "PAGE" && thanksPage.trim() === "" ? t("Enter a page") : undefined,
  };
}

const inputs: Readonly<Record<string, keyof FormValues>> = {
  "rule.page.value": "page",
  "rule.page": "page",
  "rule.selector": "selector",
  "success.name": "event",
  "success.page.value": "thanksPage",
  "success.page": "thanksPage",
};

/** The input of the form to which a refused field belongs. */
export const inForm = (refusal: Refusal | null | undefined): Refusal | null | undefined =>
  refusal && { ...refusal, field: inputs[refusal.field ?? ""] ?? refusal.field };
