import type { QueryContext } from "#host/analytics/scope/reportScope.ts";
import { number, type RowOf, text } from "#host/stores/resultColumns.ts";
import { OF_SESSIONS, sessionParams } from "./sessionFacts.ts";
import type { RecordedSession } from "./recordedSessions.ts";

const columns = { test: number, variant: text, at: number };

/** The variants that the visitor saw in a recorded session, in order of time. */
export function sessionTests(
  { events, signal }: QueryContext,
  widget: number,
  recorded: RecordedSession,
): Promise<RowOf<typeof columns>[]> {
  return events.query(
    columns,
    `SELECT test_id AS test, variant_id AS variant, toUnixTimestamp64Milli(min(ts)) AS at
FROM event WHERE ${OF_SESSIONS} AND type = 'exposure' AND test_id > 0
GROUP BY test, variant ORDER BY at, test, variant`,
    sessionParams(widget, [recorded]),
    signal,
  );
}
