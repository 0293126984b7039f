// The friction of listed recordings: rage clicks, abandoned forms, errors and dead clicks. The rarer a kind is among the
// recordings of the list, the more a recording with it says.
import type { RecordingFriction } from "@sightline/schema/rest/recordings/friction";
import type { CountedErrors } from "#host/analytics/countedErrors.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import type { ReachedGoals } from "../reachedGoals.ts";
import { type ListedVisits, ms } from "./listedVisits.ts";

/** In the order in which kinds that are equally rare are named. The names are those of columns of a visit. */
const KINDS = ["rage", "form", "error", "dead"] as const satisfies readonly RecordingFriction["kind"][];

const count = (kind: string) => `${kind}_count`;
const first = (kind: string) => `${kind}_first`;

/** Of visits with any: `friction_session`, with counts and first occurrences. */
export function trackedFrictionSql({ id, ofVisits }: ListedVisits, errors: CountedErrors): string {
  const kinds = { rage: "type = 'rage'", dead: "type = 'dead'", error: errors.where };
  const facts = Object.entries(kinds).flatMap(([kind, where]) => [
    `countIf(${where}) AS ${count(kind)}`,
    `minIf((${ms("ts")}, path), ${where}) AS ${first(kind)}`,
  ]);
  const any = Object.values(kinds).map((where) => `(${where})`);
  return `SELECT ${id("session_id")} AS friction_session, ${facts.join(", ")}
  FROM event WHERE ${ofVisits} AND (${any.join(" OR ")}) GROUP BY friction_session`;
}

/** The sessions of visits that converted. */
export const convertingSql = ({ id, ofVisits }: ListedVisits, goals: ReachedGoals): string =>
  `SELECT DISTINCT ${id("session_id")} AS converting_session FROM event WHERE ${ofVisits} AND ${goals.any}`;
export const CONVERTED = "SELECT converting_session FROM converting";

/** Of the chunks of a recording. */
export const RECORDED_FRICTION = [
  `sum(form_drops) AS ${count("form")}`,
  `minIf((${ms("to_ts")}, path(url)), form_drops > 0) AS ${first("form")}`,
].join(", ");

const any = (kinds: readonly string[]) => `(${kinds.map((kind) => `${count(kind)} > 0`).join(" OR ")})`;
/** Of a recording. */
export const HAS_RECORDED_FRICTION = any(["form"]);
/** Of a visit. */
export const HAS_TRACKED_FRICTION = any(KINDS.filter((kind) => kind !== "form"));
/** Of a visit with its recording. */
export const HAS_FRICTION = any(KINDS);

/** To select of the visits with their recordings, for the expressions below. */
export const FRICTION_COLUMNS = KINDS.flatMap((kind) => [
  ...[count(kind), first(kind)],
  `countIf(${count(kind)} > 0) OVER () AS ${kind}_recordings`,
]).join(", ");

/** In bits, each kind at least 1. */
export const INFORMATION = KINDS.map(
  (kind) => `if(${count(kind)} > 0, 1 + log2(of_recordings / greatest(1, ${kind}_recordings)), 0)`,
).join(" + ");

const RAREST = `arraySort(kind -> (kind.1, kind.2), arrayFilter(kind -> kind.3 > 0, [${KINDS.map(
  (kind, n) =>
    `(toUInt64(${kind}_recordings), toUInt64(${n + 1}), toUInt64(${count(kind)}), ${first(kind)}.1, ${first(kind)}.2)`,
).join(", ")}]))[1]`;

/** `kind_number` is 0 without friction. */
export const RAREST_COLUMNS = `${RAREST} AS rarest, rarest.1 AS kind_recordings, rarest.2 AS kind_number,
    if(kind_number = 0, 0, greatest(0, rarest.4 - started)) AS kind_ms, rarest.5 AS kind_path`;
export const NO_RAREST_COLUMNS = "0 AS kind_recordings, 0 AS kind_number, 0 AS kind_ms, '' AS kind_path";

export const rarestColumns = { kind_recordings: number, kind_number: number, kind_ms: number, kind_path: text };

export function rarestOf(row: RowOf<typeof rarestColumns>): RecordingFriction | null {
  const kind = KINDS[row.kind_number - 1];
  return kind ? { kind, recordings: row.kind_recordings, at_ms: row.kind_ms, path: row.kind_path } : null;
}
