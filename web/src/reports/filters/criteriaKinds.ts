// Everything that a filter can look at: how it is called, how its values are written, and how it may be compared.
import type { FilterCriteria, FilterOperator } from "#web/__generated__/useSaveSegmentMutation.graphql.ts";
import type { Condition, Group } from "../url/reportState.ts";
import { t } from "#web/texts/t.ts";
import { duration } from "#web/ui/format/duration.ts";
import { dimensionKind } from "../dimensions/dimensionKinds.ts";

export const operatorLabels = {
  IS: t("is"),
  IS_NOT: t("is not"),
  CONTAINS: t("contains"),
  CONTAINS_NOT: t("does not contain"),
  EXISTS: t("is known"),
  EXISTS_NOT: t("is unknown"),
  GREATER: ">",
  GREATER_OR_EQUAL: "≥",
  LESS: "<",
  LESS_OR_EQUAL: "≤",
  BETWEEN: t("is between"),
} satisfies Partial<Record<FilterOperator, string>>;
export type Operator = keyof typeof operatorLabels;

const ofText: readonly Operator[] = ["IS", "IS_NOT", "CONTAINS", "CONTAINS_NOT", "EXISTS", "EXISTS_NOT"];
const ofNumber: readonly Operator[] = ["IS", "IS_NOT", "GREATER_OR_EQUAL", "LESS_OR_EQUAL", "BETWEEN"];
/** With "less than": what a step holds ends before the next begins. */
const ofAmount: readonly Operator[] = [...ofNumber, "LESS"];
const ofChoice: readonly Operator[] = ["IS", "IS_NOT"];

export interface CriteriaKind {
  id: FilterCriteria;
  label: string;
  operators: readonly Operator[];
  /** a condition says by its key at which one it looks */
  keyed?: {
    /** what the key is */
    label: string;
    /** how the criterion is called with its key */
    say(key: string): string;
    pattern: RegExp;
    patternHint: string;
  };
  /** what is wrong with a value that the criterion can't be asked for */
  fault?(value: string): string | undefined;
  write(value: string): string;
  /** the whole condition, where "label operator value" is no sentence */
  say?(operator: string, value: string): string;
}

/** What members call a value of a criterion; undefined: it goes by itself. */
export type DisplayNameOf = (criteria: string, value: string) => string | undefined;

const plain = (value: string) => value;
const weekdays = [t("Monday"), t("Tuesday"), t("Wednesday"), t("Thursday"), t("Friday"), t("Saturday"), t("Sunday")];
const weekdayName = (value: string) => weekdays[Number(value) - 1] ?? value;
const hourName = (value: string) => `${value}:00`;
const secondsName = (value: string) => (/^\d+$/.test(value) ? duration(Number(value)) : value);
const visitorId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const text = (id: FilterCriteria, label: string, write: (value: string) => string = plain): CriteriaKind => ({
  id,
  label,
  operators: ofText,
  write,
});

export const criteriaKinds: readonly CriteriaKind[] = [
  text("PAGE", t("Page")),
  text("LANDING_PAGE", t("Entry page")),
  text("EXIT_PAGE", t("Exit page")),
  text("SOURCE", t("Channel")),
  text("SOURCE_NAME", t("Source")),
  text("REF_HOST", t("Referrer")),
  text("REF_PAGE", t("Referring page")),
  text("UTM_SOURCE", t("UTM source")),
  text("UTM_MEDIUM", t("UTM medium")),
  text("UTM_CAMPAIGN", t("UTM campaign")),
  text("UTM_CONTENT", t("UTM content")),
  text("UTM_TERM", t("UTM term")),
  text("COUNTRY", t("Country"), (code) => dimensionKind("COUNTRY").write(code)),
  text("REGION", t("Region")),
  text("CITY", t("City")),
  text("LANG", t("Language"), (code) => dimensionKind("LANG").write(code)),
  text("DEVICE", t("Device"), (name) => dimensionKind("DEVICE").write(name)),
  text("BROWSER", t("Browser")),
  text("OS", t("Operating system")),
  {
    ...text("QUERYPARAM", t("Query parameter")),
    keyed: {
      label: t("Name of the query parameter"),
      say: (key) => t("Query parameter {key}", { key }),
      pattern: /^[\w.\-[\]]{1,100}$/,
      patternHint: t("Letters, digits, _ . - [ and ] only"),
    },
  },
  text("EVENT", t("Event")),
  {
    id: "GOAL",
    label: t("Goal"),
    operators: ofChoice,
    write: plain,
    say: (operator, name) =>
      operator === "IS_NOT" ? t("Did not reach goal {name}", { name }) : t("Reached goal {name}", { name }),
  },
  {
    id: "VISITOR_TYPE",
    label: t("Visitor"),
    operators: ofChoice,
    write: (value) => (value === "new" ? t("New") : value === "returning" ? t("Returning") : value),
  },
  {
    ...text("ATTRIBUTE", t("Attribute of the visitor")),
    keyed: {
      label: t("Name of the attribute"),
      say: (key) => t("Attribute {key}", { key }),
      pattern: /^.{1,64}$/s,
      patternHint: t("At most 64 characters"),
    },
  },
  {
    id: "VISITOR_ID",
    label: t("Visitor id"),
    operators: ofChoice,
    write: plain,
    fault: (value) => (visitorId.test(value) ? undefined : t("An id as it stands in the address of a profile")),
  },
  { id: "DAYOFWEEK", label: t("Weekday"), operators: ofChoice, write: weekdayName },
  { id: "HOUROFDAY", label: t("Hour of the day"), operators: ofNumber, write: hourName },
  { id: "VISITOR_DAYOFWEEK", label: t("Weekday, visitor's own time"), operators: ofChoice, write: weekdayName },
  { id: "VISITOR_HOUROFDAY", label: t("Hour, visitor's own time"), operators: ofNumber, write: hourName },
  { id: "SESSION_PAGEVIEWS", label: t("Views of the session"), operators: ofAmount, write: plain },
  { id: "VISITOR_SESSIONS", label: t("Sessions of the visitor"), operators: ofAmount, write: plain },
  { id: "SCROLL_DEPTH", label: t("Scroll depth of a page"), operators: ofAmount, write: (value) => `${value}%` },
  { id: "PAGE_TIME", label: t("Time in use of a page"), operators: ofAmount, write: secondsName },
];

export const criteriaKind = (id: string): CriteriaKind | undefined => criteriaKinds.find((kind) => kind.id === id);

export const needsValue = (operator: string): boolean => operator !== "EXISTS" && operator !== "EXISTS_NOT";
const isOperator = (word: string): word is Operator => Object.hasOwn(operatorLabels, word);

/** The two ends of "between"; what is not said yet is empty. */
export function endsOf(value: string): [from: string, to: string] {
  const [from = "", ...rest] = value.split(",");
  return [from, rest.join(",")];
}

function formatCondition({ criteria, key, operator, value }: Condition, called: DisplayNameOf): string {
  const kind = criteriaKind(criteria);
  const isWhole = operator === "IS" || operator === "IS_NOT";
  const write = (one: string) => kind?.write(one) ?? one;
  const written =
    operator === "BETWEEN"
      ? endsOf(value)
          .map(write)
          .join(` ${t("and")} `)
      : ((isWhole ? called(criteria, value) : undefined) ?? write(value));
  if (kind?.say) return kind.say(operator, written);
  const compared = isOperator(operator) ? operatorLabels[operator] : operator.toLowerCase();
  const label = key !== undefined && kind?.keyed ? kind.keyed.say(key) : kind?.label;
  return `${label ?? criteria.toLowerCase()} ${compared} ${needsValue(operator) ? written : ""}`.trim();
}

/** "Country is Germany or Country is France" */
export const groupWords = (group: Group, called: DisplayNameOf = () => undefined): string =>
  group.map((condition) => formatCondition(condition, called)).join(` ${t("or")} `);
