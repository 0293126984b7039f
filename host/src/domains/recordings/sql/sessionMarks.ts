// What happened in a recorded session, from its tracked events: without heartbeats, measurements and events that members
// have hidden. The event that reached a goal on a funnel or a form is read, whatever its kind.
import type { CountedErrors } from "#host/analytics/countedErrors.ts";
import type { Naming } from "#host/analytics/filter/eventNaming.ts";
import { EVENT_NAME, TRACKER_EVENTS } from "#host/analytics/filter/namedEvent.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { list, number, type RowOf, text } from "#host/stores/resultColumns.ts";
import type { ReachedGoals } from "../reachedGoals.ts";
import { OF_SESSIONS, sessionParams } from "./sessionFacts.ts";

const columns = {
  at: number,
  kind: text,
  name: text,
  label: text,
  page: text,
  address: text,
  element: text,
  problem: text,
  error: text,
  /** numbers of the goals that the event reached */
  reached: list(number),
};
export type MarkRow = RowOf<typeof columns>;

const MOST = 5000;
/** The events that are shown themselves. Others are read if they reached a goal. */
const KINDS = [PAGE_VIEW, ...["event", "goal", ...TRACKER_EVENTS].map((type) => `'${type}'`)].join(", ");

interface Question {
  widget: number;
  recorded: { session_id: string; visitor: string; started: number; ended: number };
  goals: ReachedGoals;
  errors: CountedErrors;
  naming: Naming;
}

export function sessionMarks(
  { events, signal }: QueryContext,
  { widget, recorded, goals, errors, naming }: Question,
): Promise<MarkRow[]> {
  const counted = naming.sql(EVENT_NAME);
  const reached = goals.goals.map(({ sql }, n) => `if(${sql}, [${n}], [])`).join(", ");
  const reachedSql = reached === "" ? "emptyArrayUInt8()" : `arrayMap(n -> toUInt32(n), arrayConcat(${reached}))`;
  const ofSubjects = goals.goals.filter(({ hasSubject }) => hasSubject).map(({ sql }) => sql);
  const others = ofSubjects.length > 0 ? ` OR (type NOT IN (${KINDS}) AND (${ofSubjects.join(" OR ")}))` : "";
  return events.query(
    columns,
    `SELECT toUnixTimestamp64Milli(ts) AS at, toString(type) AS kind, if(event.type = 'event', ${counted}, event.name) AS name, text AS label,
  path AS page, url AS address, selector AS element, message AS problem, ${errors.group} AS error, ${reachedSql} AS reached
FROM event
WHERE ${OF_SESSIONS} AND ((type IN (${KINDS}) AND NOT (type IN ('event') AND ${counted} IN {hidden:Array(String)})
  AND (type != 'error' OR (${errors.where})))${others})
ORDER BY ts, event_id LIMIT ${MOST}`,
    { ...sessionParams(widget, [recorded]), ...goals.params, ...errors.params, ...naming.params },
    signal,
  );
}
