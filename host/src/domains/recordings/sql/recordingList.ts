// The recorded sessions of a range: its visits (listedVisits.ts), joined with the recordings of the same sessions and
// visitors. The visits are counted before the join, as narrow rows: together 0.85 of the CPU time of counting them joined,
// over 4 million events. Friction and conversions are read on their own, because few events are any: with one scan of all
// events for all of it, the relevance took three times as long at ten million.
//
// Relevance finds the recordings from which most can be learned: the information content of their friction (1 - log2 of
// the share of recordings with it, added up over the kinds). It is weighted by how near to a conversion the visitor came:
// 1 plus the highest share of converted sessions among those that saw one of its pages, and half for sessions that
// converted after all. docs/definitions.md repeats this.
import type { RecordingFriction } from "@sightline/schema/rest/recordings/friction";
import type { RecordingSort } from "@sightline/schema/rest/recordings/recordings";
import type { CountedErrors } from "#host/analytics/countedErrors.ts";
import type { QueryContext, ReportScope } from "#host/analytics/scope/reportScope.ts";
import { periodParams } from "#host/analytics/visits/humanTrafficSql.ts";
import { keysetSql } from "#host/http/paging/keyset.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import type { ReachedGoals } from "../reachedGoals.ts";
import {
  CONVERTED,
  convertingSql,
  FRICTION_COLUMNS,
  HAS_FRICTION,
  HAS_RECORDED_FRICTION,
  HAS_TRACKED_FRICTION,
  INFORMATION,
  NO_RAREST_COLUMNS,
  RAREST_COLUMNS,
  RECORDED_FRICTION,
  rarestColumns,
  rarestOf,
  trackedFrictionSql,
} from "./friction.ts";
import { listedVisits, ms, type VisitQuestion } from "./listedVisits.ts";
import { nearestPagesSql } from "./nearestPages.ts";
import { ACTIONS } from "./recordedSessions.ts";

export interface ListQuestion extends VisitQuestion {
  sort: RecordingSort;
  goals: ReachedGoals;
  errors: CountedErrors;
  /** only recordings with friction */
  withFriction: boolean;
  /** only recordings that began before this day, YYYY-MM-DD */
  before: string | undefined;
  /** shorter recordings are left out */
  minSeconds: number;
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

const sorts: Record<RecordingSort, string> = {
  newest: "toFloat64(started)",
  longest: "toFloat64(ended - started)",
  activity: "round(actions * 60000 / greatest(1000, ended - started), 3)",
  relevance: `round((${INFORMATION}) * if(converted, 0.5, 1 + nearest), 6)`,
};

/** Only where it is needed: it is read from all events of the visits. */
const needsFriction = ({ sort, withFriction }: ListQuestion): boolean => sort === "relevance" || withFriction;

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
  const visits = listedVisits(scope, question);
  const { id, steps } = visits;
  const page = keysetSql(
    { key: "sorted_by", kind: "number", id: "session_id" },
    { after: after && { at: after.value, id: after.key }, direction, limit },
  );
  const recorded = recordedSql(question);
  const counted = [
    "*",
    "count() OVER () AS of_visits",
    ...(question.withFriction ? [`countIf(${HAS_TRACKED_FRICTION}) OVER () AS of_tracked`] : []),
  ];
  const tracked = needsFriction(question) ? "LEFT JOIN tracked ON tracked.friction_session = visits.session_id" : "";
  const friction = question.withFriction ? `WHERE ${HAS_FRICTION}` : "";
  const joined = (kind: "INNER" | "LEFT") => `(SELECT ${counted.join(", ")} FROM visits ${tracked} ${
    steps ? `WHERE ${steps.where}` : ""
  }) AS visits
  ${kind} JOIN (${recorded}) AS recorded
    ON ${id("recorded.session_id")} = visits.session_id AND ${id("recorded.recorded_visitor")} = visits.visitor`;
  const sessions = question.withFriction ? `of_tracked + countIf(NOT ${HAS_TRACKED_FRICTION}) OVER ()` : "of_visits";
  const ofRelevance = `visits.session_id IN (${CONVERTED}) AS converted, nearest, ${FRICTION_COLUMNS}`;
  const listed = `SELECT recorded.session_id AS session_id, started, ended, actions, ${steps ? steps.matched : "matched"} AS matched_at,
    ${sessions} AS of_sessions, count() OVER () AS of_recordings${isRelevance ? `, ${ofRelevance}` : ""}
  FROM ${joined("INNER")}
  ${isRelevance ? "LEFT JOIN nearest_of ON nearest_of.session_id = visits.session_id" : ""} ${friction}`;
  const withSql = [`visits AS (${visits.sql})`];
  if (needsFriction(question)) withSql.push(`tracked AS (${trackedFrictionSql(visits, errors)})`);
  if (isRelevance) {
    const candidates = `SELECT friction_session FROM tracked
    UNION ALL SELECT ${id("session_id")} FROM (${recorded}) WHERE ${HAS_RECORDED_FRICTION}`;
    withSql.push(
      `converting AS (${convertingSql(visits, goals)})`,
      `nearest_of AS (${nearestPagesSql(visits, candidates)})`,
    );
  }
  const from = `WITH ${withSql.join(", ")}`;
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
    `${from} SELECT countIf(recorded.ended > 0) AS recordings, count() AS sessions
FROM ${joined("LEFT")} ${friction}`,
    params,
    signal,
  );
  return { rows: [], total: totals?.recordings ?? 0, sessions: totals?.sessions ?? 0 };
}
