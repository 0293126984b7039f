// The filter language of all reports: every criterion, operator and preset is defined here and nowhere else. The REST
// contract, the gateway's translation, the host's SQL and the web app's filter builder are derived from these tables or
// checked against them by type, as are the SDL's enums FilterCriteria and FilterOperator. It imports nothing, because
// the browser loads it too.

/** By the name in the graph: the name on the wire. */
export const filterOperators = {
  IS: "==",
  IS_NOT: "!=",
  CONTAINS: "**",
  CONTAINS_NOT: "!*",
  EXISTS: "ex",
  EXISTS_NOT: "nx",
  GREATER: "gt",
  GREATER_OR_EQUAL: "gte",
  LESS: "lt",
  LESS_OR_EQUAL: "lte",
  /** Both ends included: the value is two numbers with a comma. */
  BETWEEN: "bt",
} as const;
export type GraphOperator = keyof typeof filterOperators;

/** The operators that each kind of value takes. */
export const operatorsByValue = {
  text: ["IS", "IS_NOT", "CONTAINS", "CONTAINS_NOT", "EXISTS", "EXISTS_NOT"],
  number: ["IS", "IS_NOT", "GREATER", "GREATER_OR_EQUAL", "LESS", "LESS_OR_EQUAL", "BETWEEN"],
  choice: ["IS", "IS_NOT"],
} as const satisfies Record<string, readonly GraphOperator[]>;
type FilterValueKind = keyof typeof operatorsByValue;
export type GraphOperatorOf<Kind extends FilterValueKind> = (typeof operatorsByValue)[Kind][number];
export type WireOperatorOf<Kind extends FilterValueKind> = (typeof filterOperators)[GraphOperatorOf<Kind>];

interface FilterCriterion {
  wire: string;
  value: FilterValueKind;
  /** A condition is true for all events of one of these or for none. */
  scope: "session" | "pageview" | "event";
  /** A condition names one of many by its key, such as a query parameter. */
  keyed: boolean;
}

/** By the name in the graph, which addresses use in lower case. */
export const filterCriteria = {
  PAGE: { wire: "page", value: "text", scope: "pageview", keyed: false },
  LANDING_PAGE: { wire: "landing_page", value: "text", scope: "session", keyed: false },
  EXIT_PAGE: { wire: "exit_page", value: "text", scope: "session", keyed: false },
  REF_PAGE: { wire: "ref_page", value: "text", scope: "session", keyed: false },
  REF_HOST: { wire: "ref_host", value: "text", scope: "session", keyed: false },
  SOURCE: { wire: "source", value: "text", scope: "session", keyed: false },
  SOURCE_NAME: { wire: "source_name", value: "text", scope: "session", keyed: false },
  UTM_SOURCE: { wire: "utm_source", value: "text", scope: "session", keyed: false },
  UTM_MEDIUM: { wire: "utm_medium", value: "text", scope: "session", keyed: false },
  UTM_CAMPAIGN: { wire: "utm_campaign", value: "text", scope: "session", keyed: false },
  UTM_CONTENT: { wire: "utm_content", value: "text", scope: "session", keyed: false },
  UTM_TERM: { wire: "utm_term", value: "text", scope: "session", keyed: false },
  DEVICE: { wire: "device", value: "text", scope: "session", keyed: false },
  BROWSER: { wire: "browser", value: "text", scope: "session", keyed: false },
  OS: { wire: "os", value: "text", scope: "session", keyed: false },
  LANG: { wire: "lang", value: "text", scope: "session", keyed: false },
  COUNTRY: { wire: "country", value: "text", scope: "session", keyed: false },
  REGION: { wire: "region", value: "text", scope: "session", keyed: false },
  CITY: { wire: "city", value: "text", scope: "session", keyed: false },
  DAYOFWEEK: { wire: "dayofweek", value: "number", scope: "event", keyed: false },
  HOUROFDAY: { wire: "hourofday", value: "number", scope: "event", keyed: false },
  VISITOR_DAYOFWEEK: { wire: "visitor_dayofweek", value: "number", scope: "event", keyed: false },
  VISITOR_HOUROFDAY: { wire: "visitor_hourofday", value: "number", scope: "event", keyed: false },
  SESSION_PAGEVIEWS: { wire: "session_pageviews", value: "number", scope: "session", keyed: false },
  VISITOR_SESSIONS: { wire: "visitor_sessions", value: "number", scope: "session", keyed: false },
  SCROLL_DEPTH: { wire: "scroll_depth", value: "number", scope: "pageview", keyed: false },
  PAGE_TIME: { wire: "page_time", value: "number", scope: "pageview", keyed: false },
  QUERYPARAM: { wire: "queryparam", value: "text", scope: "pageview", keyed: true },
  ATTRIBUTE: { wire: "attribute", value: "text", scope: "session", keyed: true },
  VISITOR_ID: { wire: "v.visitor_id", value: "choice", scope: "session", keyed: false },
  VISITOR_TYPE: { wire: "visitor_type", value: "choice", scope: "session", keyed: false },
  EVENT: { wire: "event", value: "text", scope: "session", keyed: false },
  GOAL: { wire: "goal", value: "choice", scope: "session", keyed: false },
  FORM_DROP: { wire: "form_drop", value: "text", scope: "session", keyed: true },
  FUNNEL_STEP: { wire: "funnel_step", value: "choice", scope: "session", keyed: true },
} as const satisfies Record<string, FilterCriterion>;
export type GraphCriteria = keyof typeof filterCriteria;

/** The keys of the wire's criterion `utm`, which says the same as utm_source and so on. */
export const utmKeys = ["source", "medium", "campaign", "content", "term"] as const;

/** Other names on the wire for what the graph has one name for. */
const wireSynonyms = {
  utm: { wire: "utm", value: "text", scope: "session", keyed: true },
  "v.uuid": { ...filterCriteria.VISITOR_ID, wire: "v.uuid" },
} as const satisfies Record<string, FilterCriterion>;

type Criterion = (typeof filterCriteria)[GraphCriteria] | (typeof wireSynonyms)[keyof typeof wireSynonyms];
export type WireCriteria = Criterion["wire"];
export type WireCriterion<Wire extends WireCriteria> = Extract<Criterion, { wire: Wire }>;

export const wireCriteria = Object.fromEntries(
  [...Object.values(filterCriteria), ...Object.values(wireSynonyms)].map((one) => [one.wire, one]),
) as { [Wire in WireCriteria]: WireCriterion<Wire> };

/** The ready-made filters; `country-XX` with an ISO 3166 code is one more. */
export const filterPresets = ["mobile", "desktop", "tablet", "new", "returning", "paid", "search", "direct"] as const;
export type NamedFilterPreset = (typeof filterPresets)[number];

/** By the name on the wire: the name in the graph. `utm` has one only with its key. */
export const graphCriteria = Object.fromEntries([
  ...Object.entries(filterCriteria).map(([graph, { wire }]) => [wire, graph]),
  ["v.uuid", "VISITOR_ID"],
]) as Record<Exclude<WireCriteria, "utm">, GraphCriteria>;
export const graphOperators = Object.fromEntries(
  Object.entries(filterOperators).map(([graph, wire]) => [wire, graph]),
) as Record<(typeof filterOperators)[GraphOperator], GraphOperator>;

/** What the name of a query parameter may be, as a pattern that SQL understands too. */
export const QUERY_PARAMETER_NAME = String.raw`^[\w.\-\[\]]{1,100}$`;
