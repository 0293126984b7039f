// In which currency is what conversions brought? In the project's, where one is set; otherwise in that of most of them,
// of two equally frequent ones the first in the alphabet; "" where nothing was paid. Sums over several would say nothing,
// and nothing is converted. The one place that decides, whatever the report.
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

/** `condition`: what brings the money, with its parameters in the filter's. */
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
