// All filter criteria: label, value format and operators.
import {
  QUERY_PARAMETER_NAME,
  type filterCriteria,
  type GraphCriteria,
  type GraphOperator,
  type GraphOperatorOf,
} from "@sightline/schema/rest/filterLanguage";
import type { Condition, Group } from "../url/reportState.ts";
import { t } from "#web/texts/t.ts";
import { duration } from "#web/ui/format/duration.ts";
import { dimensionKind } from "../dimensions/dimensionKinds.ts";

export const operatorLabels: Readonly<Record<GraphOperator, string>> = {
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
};

const ofText: readonly GraphOperatorOf<"text">[] = ["IS", "IS_NOT", "CONTAINS", "CONTAINS_NOT", "EXISTS", "EXISTS_NOT"];
const ofNumber: readonly GraphOperatorOf<"number">[] = ["IS", "IS_NOT", "GREATER_OR_EQUAL", "LESS_OR_EQUAL", "BETWEEN"];
/** With "less than": buckets are half-open, so a bucket's upper bound is excluded. */
const ofAmount: readonly GraphOperatorOf<"number">[] = [...ofNumber, "LESS"];
const ofChoice: readonly GraphOperatorOf<"choice">[] = ["IS", "IS_NOT"];

/** In the order of the choice. */
const groupTitles = {
  page: t("Page"),
  source: t("Source"),
  location: t("Location"),
  device: t("Device"),
  behavior: t("Behavior"),
  visitor: t("Visitor"),
  time: t("Time"),
} as const;
type CriteriaGroup = keyof typeof groupTitles;

interface Wording {
  label: string;
  group: CriteriaGroup;
  /** validation error of a value */
  fault?(value: string): string | undefined;
  write(value: string): string;
  /** formats the whole condition, if "label operator value" is not a readable sentence; `key`: the display name of its key */
  say?(operator: string, value: string, key: string): string;
}

interface Keyed {
  /** label of the key */
  label: string;
  /** the criterion's label with its key */
  say(key: string): string;
  pattern: RegExp;
  patternHint: string;
}

export interface CriteriaKind extends Wording {
  id: GraphCriteria;
  operators: readonly GraphOperator[];
  /** the criterion needs a key */
  keyed?: Keyed;
}

/** As the filter language has it: operators of its kind of value, and a key where it has one. */
type KindOf<Criteria extends GraphCriteria> = Wording & {
  operators: readonly GraphOperatorOf<(typeof filterCriteria)[Criteria]["value"]>[];
} & ((typeof filterCriteria)[Criteria]["keyed"] extends true ? { keyed: Keyed } : { keyed?: never });

/** The display name of a criterion's value, or of the key of a funnel's step; undefined: the text itself. */
export type DisplayNameOf = (criteria: GraphCriteria, value: string) => string | undefined;

const plain = (value: string) => value;
const weekdays = [t("Monday"), t("Tuesday"), t("Wednesday"), t("Thursday"), t("Friday"), t("Saturday"), t("Sunday")];
const weekdayName = (value: string) => weekdays[Number(value) - 1] ?? value;
const hourName = (value: string) => `${value}:00`;
const secondsName = (value: string) => (/^\d+$/.test(value) ? duration(Number(value)) : value);
const visitorId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const text = (group: CriteriaGroup, label: string, write: (value: string) => string = plain) => ({
  ...{ group, label, write },
  operators: ofText,
});

/** In the order of the choice within each group. */
const kinds: { readonly [Criteria in GraphCriteria]: KindOf<Criteria> } = {
  PAGE: text("page", t("Page")),
  LANDING_PAGE: text("page", t("Entry page")),
  EXIT_PAGE: text("page", t("Exit page")),
  SOURCE: text("source", t("Channel")),
  SOURCE_NAME: text("source", t("Source")),
  REF_HOST: text("source", t("Referrer")),
  REF_PAGE: text("source", t("Referring page")),
  UTM_SOURCE: text("source", t("UTM source")),
  UTM_MEDIUM: text("source", t("UTM medium")),
  UTM_CAMPAIGN: text("source", t("UTM campaign")),
  UTM_CONTENT: text("source", t("UTM content")),
  UTM_TERM: text("source", t("UTM term")),
  COUNTRY: text("location", t("Country"), (code) => dimensionKind("COUNTRY").write(code)),
  REGION: text("location", t("Region")),
  CITY: text("location", t("City")),
  LANG: text("location", t("Language"), (code) => dimensionKind("LANG").write(code)),
  DEVICE: text("device", t("Device"), (name) => dimensionKind("DEVICE").write(name)),
  BROWSER: text("device", t("Browser")),
  OS: text("device", t("Operating system")),
  QUERYPARAM: {
    ...text("page", t("Query parameter")),
    keyed: {
      label: t("Query parameter name"),
      say: (key) => t("Query parameter {key}", { key }),
      pattern: new RegExp(QUERY_PARAMETER_NAME),
      patternHint: t("Letters, digits, _ . - [ and ] only"),
    },
  },
  EVENT: text("behavior", t("Event")),
  GOAL: {
    group: "behavior",
    label: t("Goal"),
    operators: ofChoice,
    write: plain,
    say: (operator, name) =>
      operator === "IS_NOT" ? t("Did not reach goal {name}", { name }) : t("Reached goal {name}", { name }),
  },
  FORM_DROP: {
    ...text("behavior", t("Abandoned form: last field")),
    keyed: {
      label: t("Form"),
      say: (key) => t("Abandoned form {key}: last field", { key }),
      pattern: /^(?:[1-9]\d{0,8}|\S+ .+)$/,
      patternHint: t("Choose a form, or enter its path and its CSS selector with a space between them"),
    },
  },
  FUNNEL_STEP: {
    group: "behavior",
    label: t("Funnel step"),
    operators: ofChoice,
    write: (value) => (value === "reached" ? t("reached") : value === "dropped" ? t("dropped off there") : value),
    fault: (value) => (value === "reached" || value === "dropped" ? undefined : t("Choose one of the list")),
    say(operator, value, key) {
      const isNot = operator === "IS_NOT";
      if (value === "dropped") {
        return isNot ? t("Did not drop off at {step}", { step: key }) : t("Dropped off at {step}", { step: key });
      }
      return isNot ? t("Did not reach {step}", { step: key }) : t("Reached {step}", { step: key });
    },
    keyed: {
      label: t("Step"),
      say: (key) => {
        const [funnel = "", step = ""] = key.split(":");
        return t("step {step} of funnel {funnel}", { step, funnel });
      },
      pattern: /^\d{1,9}:\d{1,2}$/,
      patternHint: t("Choose one of the list"),
    },
  },
  VISITOR_TYPE: {
    group: "visitor",
    label: t("Visitor"),
    operators: ofChoice,
    write: (value) => (value === "new" ? t("New") : value === "returning" ? t("Returning") : value),
  },
  ATTRIBUTE: {
    ...text("visitor", t("Visitor attribute")),
    keyed: {
      label: t("Attribute name"),
      say: (key) => t("Attribute {key}", { key }),
      pattern: /^.{1,64}$/s,
      patternHint: t("At most 64 characters"),
    },
  },
  VISITOR_ID: {
    group: "visitor",
    label: t("Visitor ID"),
    operators: ofChoice,
    write: plain,
    fault: (value) => (visitorId.test(value) ? undefined : t("Enter the visitor ID from a profile URL")),
  },
  DAYOFWEEK: { group: "time", label: t("Weekday"), operators: ofChoice, write: weekdayName },
  HOUROFDAY: { group: "time", label: t("Hour of the day"), operators: ofNumber, write: hourName },
  VISITOR_DAYOFWEEK: { group: "time", label: t("Weekday (visitor's time)"), operators: ofChoice, write: weekdayName },
  VISITOR_HOUROFDAY: { group: "time", label: t("Hour (visitor's time)"), operators: ofNumber, write: hourName },
  SESSION_PAGEVIEWS: { group: "behavior", label: t("Page views in session"), operators: ofAmount, write: plain },
  VISITOR_SESSIONS: { group: "visitor", label: t("Visitor session count"), operators: ofAmount, write: plain },
  SCROLL_DEPTH: {
    group: "behavior",
    label: t("Page scroll depth"),
    operators: ofAmount,
    write: (value) => `${value}%`,
  },
  PAGE_TIME: { group: "behavior", label: t("Engaged time on page"), operators: ofAmount, write: secondsName },
};

export const criteriaGroups = (Object.keys(groupTitles) as CriteriaGroup[]).map((group) => ({
  title: groupTitles[group],
  choices: (Object.keys(kinds) as GraphCriteria[])
    .filter((id) => kinds[id].group === group)
    .map((id) => ({ id, label: kinds[id].label })),
}));
export const criteriaKind = (id: GraphCriteria): CriteriaKind => ({ id, ...kinds[id] });

export const needsValue = (operator: GraphOperator): boolean => operator !== "EXISTS" && operator !== "EXISTS_NOT";

/** The two bounds of "between"; empty if missing. */
export function endsOf(value: string): [from: string, to: string] {
  const [from = "", ...rest] = value.split(",");
  return [from, rest.join(",")];
}

function formatCondition({ criteria, key, operator, value }: Condition, displayNameOf: DisplayNameOf): string {
  const kind = criteriaKind(criteria);
  const isWhole = operator === "IS" || operator === "IS_NOT";
  const written =
    operator === "BETWEEN"
      ? endsOf(value)
          .map(kind.write)
          .join(` ${t("and")} `)
      : ((isWhole ? displayNameOf(criteria, value) : undefined) ?? kind.write(value));
  const name = key === undefined ? "" : (displayNameOf(criteria, key) ?? kind.keyed?.say(key) ?? key);
  if (kind.say) return kind.say(operator, criteria === "FUNNEL_STEP" ? value : written, name);
  const label = key !== undefined && kind.keyed ? kind.keyed.say(key) : kind.label;
  return `${label} ${operatorLabels[operator]} ${needsValue(operator) ? written : ""}`.trim();
}

/** "Country is Germany or Country is France" */
export const formatGroup = (group: Group, displayNameOf: DisplayNameOf = () => undefined): string =>
  group.map((condition) => formatCondition(condition, displayNameOf)).join(` ${t("or")} `);
