// The values of a criterion that were seen and that users may filter by. Most visitors first.
import type { FilterCriteria } from "@sightline/schema/rest/range";
import { SESSIONS_OF_CHOSEN, VISITORS } from "#host/analytics/visits/countSql.ts";
import { IS_FIRST_VISIT } from "#host/analytics/visits/firstVisitSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { clockSql } from "#host/analytics/intervals/clockSql.ts";
import type { Naming } from "#host/analytics/filter/eventNaming.ts";
import { EVENT_NAME, IS_NAMED_EVENT } from "#host/analytics/filter/namedEvent.ts";
import { IS_HUMAN, IN_PERIOD, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { TRAIT } from "#host/analytics/filter/keyedCriteria.ts";
import { QUERY_NAMES, queryValue } from "#host/analytics/filter/queryParameter.ts";
import { DEEPEST, IS_VIEW_OR_READING, USED_MS, WAS_READ } from "#host/analytics/visits/readingSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import type { Zone } from "#host/analytics/scope/zone.ts";
import { number, text } from "#host/stores/resultColumns.ts";

const LIMIT = 50;
const humanTraffic = `${IN_PERIOD} AND ${IS_HUMAN}`;
const seen = (value: string, where = "1") =>
  `SELECT toString(${value}) AS value, visitor_id FROM event WHERE ${humanTraffic} AND ${where}`;
const counted = (value: string, of: string, where: string, having = "1") =>
  `SELECT toString(${value}) AS value, any(visitor_id) AS visitor_id FROM event WHERE ${humanTraffic} AND ${where}
    GROUP BY ${of} HAVING ${having}`;
/** Traits of the visitors in the period. */
const traits = (value: string, where: string) =>
  `SELECT ${value} AS value, visitor_id FROM visitor_trait FINAL WHERE widget_id = {widget:UInt32} AND ${where}
    AND visitor_id IN (SELECT visitor_id FROM event WHERE ${humanTraffic})`;

const FORM_KEY = "concat(path, ' ', selector)";

/**
 * Goals are counted by `goalValues`; steps of funnels are `funnelValues`; `utm` with a key is an alias of the criterion
 * for that UTM parameter.
 */
export type SeenCriteria = Exclude<FilterCriteria, "goal" | "funnel_step" | "utm">;

const requested: Record<SeenCriteria, string> = {
  page: seen("path", IS_PAGE_VIEW),
  landing_page: seen("entry_path", IS_PAGE_VIEW),
  exit_page: `SELECT argMax(path, ts) AS value, any(visitor_id) AS visitor_id FROM event WHERE ${humanTraffic} AND ${IS_PAGE_VIEW} GROUP BY session_id`,
  ref_page: seen("ref", IS_PAGE_VIEW),
  ref_host: seen("ref_host", IS_PAGE_VIEW),
  source: seen("channel", IS_PAGE_VIEW),
  source_name: seen("source_name", IS_PAGE_VIEW),
  utm_source: seen("utm_source", IS_PAGE_VIEW),
  utm_medium: seen("utm_medium", IS_PAGE_VIEW),
  utm_campaign: seen("utm_campaign", IS_PAGE_VIEW),
  utm_content: seen("utm_content", IS_PAGE_VIEW),
  utm_term: seen("utm_term", IS_PAGE_VIEW),
  device: seen("device", IS_PAGE_VIEW),
  browser: seen("browser", IS_PAGE_VIEW),
  os: seen("os", IS_PAGE_VIEW),
  lang: seen("lang", IS_PAGE_VIEW),
  country: seen("country", IS_PAGE_VIEW),
  region: seen("region", IS_PAGE_VIEW),
  city: seen("city", IS_PAGE_VIEW),
  dayofweek: seen(clockSql.project.weekday, IS_PAGE_VIEW),
  hourofday: seen(clockSql.project.hour, IS_PAGE_VIEW),
  visitor_dayofweek: seen(clockSql.visitor.weekday, IS_PAGE_VIEW),
  visitor_hourofday: seen(clockSql.visitor.hour, IS_PAGE_VIEW),
  session_pageviews: counted("count()", "session_id", IS_PAGE_VIEW),
  visitor_sessions: counted(SESSIONS_OF_CHOSEN, "event.visitor_id", IS_PAGE_VIEW),
  scroll_depth: counted(DEEPEST, "page_view_id", IS_VIEW_OR_READING, WAS_READ),
  page_time: counted(`intDiv(${USED_MS}, 1000)`, "page_view_id", IS_VIEW_OR_READING, WAS_READ),
  visitor_type: seen(`if(${IS_FIRST_VISIT}, 'new', 'returning')`, IS_PAGE_VIEW),
  queryparam: seen(queryValue("{key:String}"), IS_PAGE_VIEW),
  attribute: traits(TRAIT, "key = {key:String}"),
  "v.visitor_id": seen("event.visitor_id", IS_PAGE_VIEW),
  "v.uuid": seen("event.visitor_id", IS_PAGE_VIEW),
  event: seen(EVENT_NAME, IS_NAMED_EVENT),
  // a saved form, whose key is a number, may be on any page, and a key with a pattern as its path names a form on many
  form_drop: seen(
    "field",
    `type = 'form_field' AND is_reached = 1 AND (${FORM_KEY} = {key:String} OR match({key:String}, '^\\\\d+$')
  OR match({key:String}, '^\\\\S*[*]') AND selector = replaceRegexpOne({key:String}, '^\\\\S+ ', ''))`,
  ),
};

const requestedKeys: Partial<Record<SeenCriteria, string>> = {
  queryparam: seen(QUERY_NAMES, IS_PAGE_VIEW),
  attribute: traits("key", "key != ''"),
  form_drop: seen(FORM_KEY, `type = 'form_start' AND length(${FORM_KEY}) <= 100`),
};

const columns = { value: text, visitors: number };

export async function filterValues(
  { events, signal }: QueryContext,
  {
    widgetId,
    zone,
    period,
    criteria,
    key,
    text,
    naming,
  }: {
    widgetId: number;
    zone: Zone;
    period: Pick<Period, "from" | "to">;
    criteria: SeenCriteria;
    /** for keyed criteria; undefined: returns the keys */
    key: string | undefined;
    text: string;
    naming?: Naming | undefined;
  },
): Promise<{ value: string; visitors: number }[]> {
  const of = (key === undefined && requestedKeys[criteria]) || requested[criteria];
  const values = naming
    ? `SELECT ${naming.sql("value")} AS value, visitor_id FROM (${of}) WHERE ${naming.sql("value")} NOT IN {hidden:Array(String)}`
    : of;
  const called = naming?.changed.filter(({ display_name }) => display_name.toLowerCase().includes(text.toLowerCase()));
  return events.query(
    columns,
    `SELECT value, ${VISITORS} AS visitors FROM (${values})
WHERE value != '' AND (empty({text:String}) OR positionCaseInsensitiveUTF8(value, {text:String}) > 0
  OR has({called:Array(String)}, value))
GROUP BY value ORDER BY visitors DESC, value LIMIT ${LIMIT}`,
    {
      ...periodParams(widgetId, zone.name, period),
      text,
      key: key ?? "",
      ...naming?.params,
      called: called?.map(({ event_name }) => event_name) ?? [],
    },
    signal,
  );
}
