// The currency of conversion values: the project's, if it has one. Otherwise the most frequent currency of the values,
// the first in alphabetical order on a tie, and "" if there were no payments. Sums over several currencies would be
// meaningless, and amounts are not converted. All reports use this function.
import { text } from "#host/stores/resultColumns.ts";
import type { EventFilter } from "../filter/filter.ts";
import { IS_HUMAN, IN_PERIOD, periodParams } from "../visits/humanTrafficSql.ts";
import type { ScopedProject } from "#host/http/projectScope.ts";
import type { Period } from "../scope/reportRange.ts";
import type { QueryContext } from "../scope/reportScope.ts";

interface Question {
  project: ScopedProject;
  period: Pick<Period, "from" | "to">;
  filter: EventFilter;
}

/** `condition`: SQL condition for the events with a value; its parameters are part of the filter's. */
export async function mainCurrency(
  { events, signal }: QueryContext,
  { project, period, filter }: Question,
  condition: string,
): Promise<string> {
  if (project.currency) return project.currency;
  const where = [IN_PERIOD, IS_HUMAN, ...filter.visits, `(${condition})`, "value > 0", "currency != ''"];
  const rows = await events.query(
    { paid_in: text },
    `SELECT toString(currency) AS paid_in FROM event WHERE ${where.join("\n    AND ")}
GROUP BY paid_in ORDER BY count() DESC, paid_in LIMIT 1`,
    { ...periodParams(project.widgetId, "UTC", period), ...filter.params },
    signal,
  );
  return rows[0]?.paid_in ?? "";
}
