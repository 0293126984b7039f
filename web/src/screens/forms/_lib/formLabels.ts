// What a form, its fields and its rule for success are called.
import { ruleKind } from "#web/editor/pageRules.ts";
import { t } from "#web/texts/t.ts";
import type { FormSuccess } from "./readSuccess.ts";

interface NamedForm {
  name: string;
  rule: { page: { value: string }; selector: string };
}

export const formLabel = ({ name, rule }: NamedForm): string =>
  name || rule.selector || t("All forms of {page}", { page: rule.page.value });

export const fieldLabel = ({ field, label }: { field: string; label: string }): string => label || field;

/** Of a page rule: its kind and its value. */
export const pageRuleLabel = ({ match, value }: { match: string; value: string }): string =>
  match === "EXACT" ? value : `${ruleKind(match).label}: ${value}`;

export function successLabel({ kind, event, page }: FormSuccess): string {
  if (kind === "EVENT") return t("Event: {name}", { name: event });
  if (kind === "PAGE") return t("Page: {page}", { page: pageRuleLabel(page) });
  return t("No error within 3 seconds");
}

const USUAL_TYPE = "TEXT";
const types: Readonly<Record<string, string>> = {
  TEXT: t("Text"),
  EMAIL: t("Email"),
  TEL: t("Phone number"),
  NUMBER: t("Number"),
  URL: t("URL"),
  PASSWORD: t("Password"),
  DATE: t("Date"),
  COLOR: t("Color"),
  RANGE: t("Slider"),
  FILE: t("File"),
  CHECKBOX: t("Checkbox"),
  RADIO: t("Radio buttons"),
  SELECT: t("Choice"),
  TEXTAREA: t("Long text"),
};

export const fieldTypeLabel = (type: string): string => types[type] ?? t("Other");

/** What the type of a field says beside its name; empty: it is the usual one, or the name says it. */
export const fieldTypeNote = (type: string, name: string): string => {
  const label = fieldTypeLabel(type);
  return type === USUAL_TYPE || label === name ? "" : label;
};
