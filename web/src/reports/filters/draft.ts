// A condition being edited, and its missing parts.
import { filterCriteria, type GraphCriteria, type GraphOperator } from "@sightline/schema/rest/filterLanguage";
import { t } from "#web/texts/t.ts";
import { criteriaKind, endsOf, needsValue } from "./criteriaKinds.ts";

export interface Draft {
  criteria: GraphCriteria;
  /** of keyed criteria; empty until entered */
  key?: string;
  operator: GraphOperator;
  value: string;
}

export interface Lacks {
  key?: string;
  value?: string;
}

export const draftOf = (criteria: GraphCriteria): Draft => ({
  criteria,
  ...(filterCriteria[criteria].keyed && { key: "" }),
  operator: "IS",
  value: "",
});

function keyLacks({ criteria, key = "" }: Draft): string | undefined {
  const { keyed } = criteriaKind(criteria);
  if (!keyed) return undefined;
  if (key === "") return t("Enter a name");
  return keyed.pattern.test(key) ? undefined : keyed.patternHint;
}

function isSpan(value: string): boolean {
  const ends = endsOf(value);
  return ends.every((end) => /^\d+$/.test(end)) && Number(ends[0]) <= Number(ends[1]);
}

function valueLacks({ criteria, operator, value }: Draft): string | undefined {
  if (!needsValue(operator)) return undefined;
  if (value.trim() === "") return t("Enter a value");
  if (operator === "BETWEEN") return isSpan(value) ? undefined : t("Enter two whole numbers, the smaller one first");
  return criteriaKind(criteria).fault?.(value);
}

/** Undefined: the condition is complete. */
export function lacksOf(draft: Draft): Lacks | undefined {
  const key = keyLacks(draft);
  const value = valueLacks(draft);
  return key || value ? { ...(key && { key }), ...(value && { value }) } : undefined;
}
