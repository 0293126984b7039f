import type { FormRuleInput } from "#web/__generated__/FormResultScreenQuery.graphql.ts";
import type { Group } from "#web/reports/url/reportState.ts";

/** The longest key of a filter. */
const MAX_KEY = 100;

/** How filters name a form. Undefined for a rule that they can't express: it has to be saved first. */
function keyOf(formProfileId: number | null | undefined, { page, selector }: FormRuleInput): string | undefined {
  if (formProfileId != null) return String(formProfileId);
  const key = `${page.value} ${selector}`;
  // the filter reads an asterisk as any text, and the first space as the end of the path
  const isPath = /^\S+$/.test(page.value) && (page.match === "WILDCARD") === page.value.includes("*");
  return page.match !== "REGEX" && isPath && selector !== "" && key.length <= MAX_KEY ? key : undefined;
}

interface AbandonedForm {
  formProfileId: number | null | undefined;
  rule: FormRuleInput;
}

/** The sessions that abandoned the form, at the field or, without one, at any. */
export function abandonFilter({ formProfileId, rule }: AbandonedForm, field: string | null): Group | undefined {
  const key = keyOf(formProfileId, rule);
  if (key === undefined) return undefined;
  return [{ criteria: "FORM_DROP", key, operator: field === null ? "EXISTS" : "IS", value: field ?? "" }];
}
