// The differences between the sums of `session_quarter` and the events themselves; must be empty.
import type { EventStore } from "#host/stores/events.ts";
import { text } from "#host/stores/resultColumns.ts";

const FACTS =
  "widget_id, quarter, session, viewed, interacted, used, began, ended, paths, named, session_start, source_name, country";

const ofEvents = `SELECT widget_id, toStartOfFifteenMinutes(ts) AS quarter, sipHash64(session_id) AS session,
  countIf(type = 'pageview') AS viewed, countIf(type IN ('event', 'click', 'outbound', 'form_submit')) AS interacted,
  sum(engaged_ms) AS used, min(ts) AS began, max(ts) AS ended, arraySort(groupArrayIf(path, type = 'pageview')) AS paths,
  arraySort(groupUniqArrayIf(concat(if(type != 'event', 't', if(rule_id > 0, 'r', 'c')),
    if(type = 'event', name, toString(type))), type IN ('event', 'click', 'rage', 'dead', 'outbound', 'error', 'form_submit'))) AS named,
  min(session_start) AS session_start, any(source_name) AS source_name, any(country) AS country
FROM event WHERE is_bot = 0 AND is_internal = 0 AND toUInt128(session_id) != 0
GROUP BY widget_id, quarter, session`;

const ofQuarters = `SELECT widget_id, quarter, session_id AS session, sum(viewed) AS viewed, sum(interacted) AS interacted,
  sum(used) AS used, min(began) AS began, max(ended) AS ended, arraySort(groupArrayArray(paths)) AS paths,
  arraySort(groupUniqArrayArray(named)) AS named, min(session_start) AS session_start, any(source_name) AS source_name,
  any(country) AS country
FROM session_quarter GROUP BY widget_id, quarter, session`;

const told = (of: string) => `SELECT toString(tuple(${FACTS})) AS told FROM (${of})`;

export async function quarterDifference(events: EventStore): Promise<string[]> {
  const rows = await events.query(
    { told: text },
    `SELECT told FROM (${told(ofEvents)} UNION ALL ${told(ofQuarters)}) GROUP BY told HAVING count() != 2 ORDER BY told`,
  );
  return rows.map((row) => row.told);
}
