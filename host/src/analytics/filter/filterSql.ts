// Building blocks of the filter criteria: how an operator compares a text or a number.
import type { WireCriterion, WireOperatorOf } from "@sightline/schema/rest/filterLanguage";
import type { FunnelDefinition } from "@sightline/schema/rest/funnels/definition";
import type { FilterCondition, FilterCriteria, FilterOperator } from "@sightline/schema/rest/range";
import type { PageRule } from "@sightline/schema/rest/projects/pageRule";
import { filtersRefusals } from "@sightline/schema/rest/refusals/filters";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import type { FormConditions } from "../forms/formConditions.ts";
import type { KeyedRule } from "../goals/keyedRule.ts";
import { Problem } from "#host/http/problem.ts";
import type { Naming } from "./eventNaming.ts";

/** What a condition chooses: a `visit` condition is true for all events of a session or for none. */
type Chosen = "visit" | "row";
export type ChosenBy<Wire extends FilterCriteria> = WireCriterion<Wire>["scope"] extends "session" ? "visit" : "row";

export interface FilterSql<Of extends Chosen = Chosen> {
  of: Of;
  sql: string;
  /** the same over `session_quarter`; without it, only events have the column */
  inQuarters?: string;
}

/** A funnel that a condition names, with its events as SQL. */
export interface NamedFunnel {
  definition: FunnelDefinition;
  events: { bits: string; types: string; params: Readonly<Record<string, string | number>> };
}

/** Definitions of the project's members that conditions may refer to. */
export interface FilterTerms {
  /** undefined: no condition names an event */
  naming?: Pick<Naming, "asOneWith" | "of" | "countedAs" | "changed"> | undefined;
  /** by the keys used in conditions */
  goals: ReadonlyMap<string, KeyedRule>;
  /** by the keys used in conditions */
  forms?: ReadonlyMap<string, FormConditions> | undefined;
  /** by id; undefined: conditions can't name funnels */
  funnels?: ReadonlyMap<number, NamedFunnel> | undefined;
  /** the project's rule for which URLs are the same page; default rule if not given */
  pages?: PageRule | undefined;
}

export interface Binding {
  terms: FilterTerms;
  /** path of the condition in the payload, for error messages */
  field: string;
  /** binds a value as a parameter and returns its SQL placeholder */
  bind(value: string | number, type: string): string;
  /** takes over parameters that already have names */
  add(params: Readonly<Record<string, string | number>>): void;
}

export type Criterion<Of extends Chosen = Chosen> = (condition: FilterCondition, binding: Binding) => FilterSql<Of>;

export function refuse({ field }: Binding, part: "key" | "operator" | "value", refusal: Refusal): never {
  throw new Problem(refusal, { field: `${field}.${part}` });
}

function textValue({ criteria, operator, value }: FilterCondition, binding: Binding): string {
  if (value === "" && (operator === "**" || operator === "!*")) {
    refuse(binding, "value", filtersRefusals.textMissing({ criterion: criteria, operator }));
  }
  return binding.bind(value, "String");
}

/** Every operator of the kind, and no other. */
type Comparisons<Kind extends "text" | "number", Sql> = Readonly<Record<WireOperatorOf<Kind>, Sql>>;
const isKeyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(table, key);

/** Exact for == and !=, case-insensitive for "contains"; `ex` matches known values, `nx` unknown ones. */
const textComparisons: Comparisons<"text", (expression: string, value: () => string) => string> = {
  "==": (expression, value) => `${expression} = ${value()}`,
  "!=": (expression, value) => `${expression} != ${value()}`,
  "**": (expression, value) => `positionCaseInsensitiveUTF8(${expression}, ${value()}) > 0`,
  "!*": (expression, value) => `positionCaseInsensitiveUTF8(${expression}, ${value()}) = 0`,
  ex: (expression) => `${expression} != ''`,
  nx: (expression) => `${expression} = ''`,
};

export function textSql(expression: string, condition: FilterCondition, binding: Binding): string {
  const { criteria, operator } = condition;
  if (!isKeyOf(textComparisons, operator)) {
    return refuse(binding, "operator", filtersRefusals.textOperators({ criterion: criteria }));
  }
  return textComparisons[operator](expression, () => textValue(condition, binding));
}

/** Whether the value is chosen, of a criterion with a closed list of values or of ids; otherwise all others are. */
export function isChosen({ criteria, operator }: FilterCondition, binding: Binding): boolean {
  const choices: Readonly<Record<WireOperatorOf<"choice">, boolean>> = { "==": true, "!=": false };
  return isKeyOf(choices, operator)
    ? choices[operator]
    : refuse(binding, "operator", filtersRefusals.equalityOnly({ criterion: criteria }));
}

/** Splits a condition on many events or values into a positive condition and whether it is negated. */
export function positively(condition: FilterCondition): { requested: FilterCondition; isNegative: boolean } {
  const positive: Partial<Record<FilterOperator, FilterOperator>> = { "!=": "==", "!*": "**", nx: "ex" };
  const operator = positive[condition.operator];
  return operator
    ? { requested: { ...condition, operator }, isNegative: true }
    : { requested: condition, isNegative: false };
}

const numberComparisons: Comparisons<"number", string> = {
  "==": "=",
  "!=": "!=",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  bt: "BETWEEN",
};

export function numberSql(
  expression: string,
  limits: readonly [number, number],
  condition: FilterCondition,
  binding: Binding,
): string {
  const { criteria, operator, value } = condition;
  const [least, most] = limits;
  const numberOf = (text: string): number | undefined => {
    const number = /^\d{1,7}$/.test(text) ? Number(text) : -1;
    return number < least || number > most ? undefined : number;
  };
  if (operator === "bt") {
    const [from, to, ...more] = value.split(",").map(numberOf);
    if (from === undefined || to === undefined || more.length > 0 || from > to) {
      return refuse(binding, "value", filtersRefusals.numberRange({ criterion: criteria, min: least, max: most }));
    }
    return `(${expression} ${numberComparisons.bt} ${binding.bind(from, "UInt32")} AND ${binding.bind(to, "UInt32")})`;
  }
  if (!isKeyOf(numberComparisons, operator)) {
    return refuse(binding, "operator", filtersRefusals.numberOperators({ criterion: criteria }));
  }
  const number = numberOf(value);
  if (number === undefined) {
    return refuse(binding, "value", filtersRefusals.wholeNumber({ criterion: criteria, min: least, max: most }));
  }
  return `${expression} ${numberComparisons[operator]} ${binding.bind(number, "UInt32")}`;
}
