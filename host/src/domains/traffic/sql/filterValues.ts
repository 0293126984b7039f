// Which values of a criterion have been seen, that a person may filter by? Most visitors first.
import type { FilterCriteria } from "@sightline/schema/rest/range";
import { clockSql } from "#host/analytics/intervals/clockSql.ts";
import type { Naming } from "#host/analytics/filter/eventNaming.ts";
import { EVENT_NAME, IS_NAMED_EVENT } from "#host/analytics/filter/namedEvent.ts";
import { IS_HUMAN, IN_PERIOD, periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { TRAIT } from "#host/analytics/filter/keyedCriteria.ts";
import { QUERY_NAMES, queryValue } from "#host/analytics/filter/queryParameter.ts";
import { DEEPEST, IS_VIEW_OR_READING, USED_MS, WAS_READ } from "#host/analytics/visits/readingSql.ts";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { Asking } from "#host/analytics/scope/reportScope.ts";
import type { Zone } from "#host/analytics/scope/zone.ts";

const LIMIT = 50;
const people = `${IN_PERIOD} AND ${IS_HUMAN}`;
const seen = (value: string, where = "1") =>
  `SELECT toString(${value}) AS value, visitor_id FROM event WHERE ${people} AND ${where}`;
const counted = (value: string, of: string, where: string, having = "1") =>
  `SELECT toString(${value}) AS value, any(visitor_id) AS visitor_id FROM event WHERE ${people} AND ${where}
    GROUP BY ${of} HAVING ${having}`;
/** Of visitors who were there: what the site said of them. */
const traits = (value: string, where: string) =>
  `SELECT ${value} AS value, visitor_id FROM visitor_trait FINAL WHERE widget_id = {widget:UInt32} AND ${where}
    AND visitor_id IN (SELECT visitor_id FROM event WHERE ${people})`;
const views = "type = 'pageview'";

/** Goals are counted by `goalValues`; `utm` with a key is another word for the criterion of that UTM parameter. */
export type SeenCriteria = Exclude<FilterCriteria, "goal" | "utm">;

const requested: Record<SeenCriteria, string> = {
  page: seen("path", views),
  landing_page: seen("entry_path", views),
  exit_page: `SELECT argMax(path, ts) AS value, any(visitor_id) AS visitor_id FROM event WHERE ${people} AND ${views} GROUP BY session_id`,
  ref_page: seen("ref", views),
  ref_host: seen("ref_host", views),
  source: seen("channel", views),
  source_name: seen("source_name", views),
  utm_source: seen("utm_source", views),
  utm_medium: seen("utm_medium", views),
  utm_campaign: seen("utm_campaign", views),
  utm_content: seen("utm_content", views),
  utm_term: seen("utm_term", views),
  device: seen("device", views),
  browser: seen("browser", views),
  os: seen("os", views),
  lang: seen("lang", views),
  country: seen("country", views),
  region: seen("region", views),
  city: seen("city", views),
  dayofweek: seen(clockSql.project.weekday, views),
  hourofday: seen(clockSql.project.hour, views),
  visitor_dayofweek: seen(clockSql.visitor.weekday, views),
  visitor_hourofday: seen(clockSql.visitor.hour, views),
  session_pageviews: counted("count()", "session_id", views),
  visitor_sessions: counted("uniqExact(session_id)", "event.visitor_id", views),
  scroll_depth: counted(DEEPEST, "page_view_id", IS_VIEW_OR_READING, WAS_READ),
  page_time: counted(`intDiv(${USED_MS}, 1000)`, "page_view_id", IS_VIEW_OR_READING, WAS_READ),
  // the first visit of a visitor is new, all others are returning
  visitor_type: `SELECT if(session_id IN (SELECT argMin(session_id, session_start) FROM event
      WHERE widget_id = {widget:UInt32} AND ${IS_HUMAN} GROUP BY visitor_id), 'new', 'returning') AS value, visitor_id
    FROM event WHERE ${people} AND ${views}`,
  queryparam: seen(queryValue("{key:String}"), views),
  attribute: traits(TRAIT, "key = {key:String}"),
  "v.visitor_id": seen("event.visitor_id", views),
  "v.uuid": seen("event.visitor_id", views),
  event: seen(EVENT_NAME, IS_NAMED_EVENT),
};

const requestedKeys: Partial<Record<SeenCriteria, string>> = {
  queryparam: seen(QUERY_NAMES, views),
  attribute: traits("key", "key != ''"),
};

export async function filterValues(
  { events, signal }: Asking,
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
    /** of a keyed criterion; undefined: its keys are asked for */
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
    `SELECT value, uniqExact(visitor_id) AS visitors FROM (${values})
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
