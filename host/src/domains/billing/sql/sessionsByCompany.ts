import { HAS_VIEWS, SESSIONS_OF_QUARTERS } from "#host/analytics/visits/countSql.ts";
import { since } from "#host/analytics/visits/humanTrafficSql.ts";
import type { Services } from "#host/http/services.ts";
import { number } from "#host/stores/resultColumns.ts";

/** Sessions since the start of a day (UTC), by the definition of usage, for every company that has any: one query for all. */
export async function sessionsByCompany(
  { entities, events }: Pick<Services, "entities" | "events">,
  from: Date,
): Promise<Map<number, number>> {
  const rows = await events.query(
    { widget_id: number, sessions: number },
    `SELECT widget_id, ${SESSIONS_OF_QUARTERS} AS sessions FROM session_quarter
     WHERE ${since("from")} AND ${HAS_VIEWS} GROUP BY widget_id`,
    { from: from.getTime() },
  );
  const widgets = await entities.selectFrom("widget").select(["widget_id", "company_id"]).execute();
  const companyOf = new Map(widgets.map((each) => [each.widget_id, each.company_id]));
  const totals = new Map<number, number>();
  for (const { widget_id, sessions } of rows) {
    const company = companyOf.get(widget_id);
    if (company !== undefined) totals.set(company, (totals.get(company) ?? 0) + sessions);
  }
  return totals;
}
