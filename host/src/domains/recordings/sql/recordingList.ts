// The recorded sessions of a range: one scan of the events of its visits, joined with the recordings of the same sessions
// and visitors. Filters, page views and visits have the same definitions as in the traffic reports. Unless a sequence or
// the friction is needed, only the page views of the range are read (with a filter on events: the events that it selects).
// The visits are counted before the join, as narrow rows: together 0.85 of the CPU time of counting them joined, over 4
// million events.
//
// Relevance finds the recordings from which most can be learned: the information content of their friction (1 - log2 of
// the share of recordings with it, added up over the kinds). It is weighted by how near to a conversion the visitor came:
// 1 plus the highest share of converted sessions among those that saw one of its pages, and half for sessions that
// converted after all. docs/definitions.md repeats this.
import type { RecordingFriction } from "@sightline/schema/rest/recordings/friction";
import type { RecordingSort } from "@sightline/schema/rest/recordings/recordings";
import type { CountedErrors } from "#host/analytics/countedErrors.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import {
  IN_PERIOD,
  IN_SESSION,
  IN_VISITS,
  isInPeriod,
  NO_BOTS,
  NO_BOTS_OR_INTERNAL,
  periodParams,
} from "#host/analytics/visits/humanTrafficSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { chosen } from "#host/analytics/visits/visits.ts";
import { keysetSql } from "#host/http/paging/keyset.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import type { ReachedGoals } from "../reachedGoals.ts";
import { letterOf, type SequenceSql } from "../sequenceSql.ts";
import {
  FRICTION_COLUMNS,
  HAS_FRICTION,
  HAS_TRACKED_FRICTION,
  INFORMATION,
  NO_RAREST_COLUMNS,
  RAREST_COLUMNS,
  RECORDED_FRICTION,
  rarestColumns,
  rarestOf,
  trackedFriction,
} from "./friction.ts";
import { ACTIONS } from "./recordedSessions.ts";

export interface ListQuestion {
  sort: RecordingSort;
  sequence: SequenceSql | undefined;
  goals: ReachedGoals;
  errors: CountedErrors;
  withoutInternal: boolean;
  /** only recordings with friction */
  withFriction: boolean;
  /** only recordings that began before this day, YYYY-MM-DD */
  before: string | undefined;
  /** shorter recordings are left out */
  minSeconds: number;
  visitor: string | undefined;
  /** only these, or none of these recordings */
  among: readonly string[] | undefined;
  except: readonly string[] | undefined;
  after: { value: number; key: string } | undefined;
  direction: "desc" | "asc";
  limit: number;
}

const columns = {
  ...{ session_id: text, sorted_by: number, match_ms: number, of_recordings: number, of_sessions: number },
  ...rarestColumns,
};
export type ListedRecording = Pick<RowOf<typeof columns>, "session_id" | "sorted_by" | "match_ms"> & {
  friction: RecordingFriction | null;
};

const NOW = isInPeriod("ts");
const ms = (column: string) => `toUnixTimestamp64Milli(${column})`;

const sorts: Record<RecordingSort, string> = {
  newest: "toFloat64(started)",
  longest: "toFloat64(ended - started)",
  activity: "round(actions * 60000 / greatest(1000, ended - started), 3)",
  relevance: `round((${INFORMATION}) * if(converted > 0, 0.5, 1 + nearest), 6)`,
};

/** The shares of converted sessions among those that saw a page; only the relevance needs them. */
const NEAREST = `nearest_of AS (SELECT session_id, max(share) AS nearest FROM (
    SELECT session_id, page, avg(converted > 0) OVER (PARTITION BY page) AS share
    FROM visits ARRAY JOIN pages AS page)
  GROUP BY session_id)`;

/** Whether anything else than the selected events of the range is read of the visits. */
const needsWholeVisits = (question: ListQuestion): boolean =>
  question.sequence !== undefined || needsFriction(question);

function visitsSql({ filter }: ReportScope, question: ListQuestion): string {
  const { sequence, goals, errors, sort, withoutInternal, visitor } = question;
  const isWhole = needsWholeVisits(question);
  const hasRows = filter.rows.length > 0;
  const matching = isWhole ? `${NOW} AND ${chosen(filter)}` : "1";
  const facts = [
    "session_id",
    "any(visitor_id) AS visitor",
    `countIf(${matching} AND ${IS_PAGE_VIEW}) AS views`,
    hasRows ? `${ms(`minIf(ts, ${matching})`)} AS matched` : "0 AS matched",
    ...(sequence ? [`arraySort(groupArrayIf((ts, event_id, ${sequence.mask}), ${sequence.mask} > 0)) AS steps`] : []),
    ...(needsFriction(question) ? trackedFriction(errors) : []),
    ...(sort === "relevance"
      ? [`countIf(${goals.any}) AS converted`, `groupUniqArrayIf(path, ${IS_PAGE_VIEW}) AS pages`]
      : []),
  ];
  const where = [
    ...(isWhole ? [IN_VISITS] : [IN_PERIOD, chosen(filter, hasRows ? "1" : IS_PAGE_VIEW)]),
    withoutInternal ? NO_BOTS_OR_INTERNAL : NO_BOTS,
    IN_SESSION,
    ...filter.visits,
    ...(visitor ? ["visitor_id = {visitor:UUID}"] : []),
  ];
  return `SELECT ${facts.join(",\n    ")}
  FROM event WHERE ${where.join("\n    AND ")}
  GROUP BY session_id HAVING views > 0`;
}

/** Only where they are needed: they are read from every event of the visits. */
const needsFriction = ({ sort, withFriction }: ListQuestion): boolean => sort === "relevance" || withFriction;

const LETTERS = `arrayStringConcat(arrayMap(step -> ${letterOf("step.3")}, steps))`;

/** Sessions that match the sequence, with the time of its first event. */
const sequenceSteps = (pattern: string) => ({
  where: `match(${LETTERS}, ${pattern})`,
  matched: `greatest(matched, ${ms(`(steps[length(extract(${LETTERS}, ${pattern})) + 1]).1`)})`,
});

function recordedSql(question: ListQuestion): string {
  const { among, except, before, minSeconds } = question;
  const where = [
    "widget_id = {widget:UInt32}",
    `day >= toDate(fromUnixTimestamp64Milli({visits_from:Int64}, 'UTC'))`,
    `day <= toDate(fromUnixTimestamp64Milli({visits_to:Int64}, 'UTC'))`,
    ...(before ? ["day < toDate({before:String})"] : []),
    ...(among ? ["session_id IN {among:Array(UUID)}"] : []),
    ...(except ? ["session_id NOT IN {except:Array(UUID)}"] : []),
  ];
  return `SELECT session_id, visitor_id AS recorded_visitor, min(${ms("from_ts")}) AS started, max(${ms("to_ts")}) AS ended,
    sum(${ACTIONS}) AS actions${needsFriction(question) ? `, ${RECORDED_FRICTION}` : ""}
  FROM recording_chunk FINAL WHERE ${where.join("\n    AND ")}
  GROUP BY session_id, visitor_id HAVING ended - started >= ${minSeconds * 1000}`;
}

export async function recordingList(
  { events, signal }: QueryContext,
  scope: ReportScope,
  question: ListQuestion,
): Promise<{ rows: ListedRecording[]; total: number; sessions: number }> {
  const { sequence, goals, errors, sort, visitor, before, among, except, after, direction, limit } = question;
  const isRelevance = sort === "relevance";
  const steps = sequence && sequenceSteps(sequence.pattern);
  const page = keysetSql(
    { key: "sorted_by", kind: "number", id: "session_id" },
    { after: after && { at: after.value, id: after.key }, direction, limit },
  );
  const friction = question.withFriction ? `WHERE ${HAS_FRICTION}` : "";
  const joined = (kind: "INNER" | "LEFT") => `(SELECT *, count() OVER () AS of_visits${
    question.withFriction ? `, countIf(${HAS_TRACKED_FRICTION}) OVER () AS of_tracked` : ""
  } FROM visits ${steps ? `WHERE ${steps.where}` : ""}) AS visits
  ${kind} JOIN (${recordedSql(question)}) AS recorded
    ON recorded.session_id = visits.session_id AND recorded.recorded_visitor = visits.visitor`;
  const sessions = question.withFriction ? `of_tracked + countIf(NOT ${HAS_TRACKED_FRICTION}) OVER ()` : "of_visits";
  const listed = `SELECT visits.session_id AS session_id, started, ended, actions, ${steps ? steps.matched : "matched"} AS matched_at,
    ${sessions} AS of_sessions, count() OVER () AS of_recordings${isRelevance ? `, converted, nearest, ${FRICTION_COLUMNS}` : ""}
  FROM ${joined("INNER")}
  ${isRelevance ? "LEFT JOIN nearest_of ON nearest_of.session_id = visits.session_id" : ""} ${friction}`;
  const from = `WITH visits AS (${visitsSql(scope, question)})${isRelevance ? `, ${NEAREST}` : ""}`;
  const params = {
    ...periodParams(scope.project.widgetId, scope.zone.name, scope.period),
    ...scope.filter.params,
    ...sequence?.params,
    ...((isRelevance || sequence) && goals.params),
    ...((needsFriction(question) || sequence) && errors.params),
    ...(visitor && { visitor }),
    ...(before && { before }),
    ...(among && { among }),
    ...(except && { except }),
  };
  const rows = await events.query(
    columns,
    `${from}
SELECT ${Object.keys(columns).join(", ")} FROM (SELECT *, if(matched_at = 0, 0, greatest(0, matched_at - started)) AS match_ms,
    ${isRelevance ? RAREST_COLUMNS : NO_RAREST_COLUMNS}
  FROM (SELECT *, ${sorts[sort]} AS sorted_by FROM (${listed})
    WHERE ${page.after} ${page.limited}))
${page.limited}`,
    { ...params, ...page.params },
    signal,
  );
  const [row] = rows;
  if (row) {
    const listedRows = rows.map((each) => ({ ...each, friction: rarestOf(each) }));
    return { rows: listedRows, total: row.of_recordings, sessions: row.of_sessions };
  }
  const [totals] = await events.query(
    { recordings: number, sessions: number },
    `${from} SELECT countIf(recorded.recorded_visitor = visits.visitor) AS recordings, count() AS sessions
FROM ${joined("LEFT")} ${friction}`,
    params,
    signal,
  );
  return { rows: [], total: totals?.recordings ?? 0, sessions: totals?.sessions ?? 0 };
}
