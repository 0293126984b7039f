import { SESSIONS_OF_CHOSEN } from "#host/analytics/visits/countSql.ts";
import { IS_PAGE_VIEW } from "#host/analytics/visits/visitSql.ts";
import { IS_HUMAN, since } from "#host/analytics/visits/humanTrafficSql.ts";
import type { Services } from "#host/http/services.ts";
import { number } from "#host/stores/resultColumns.ts";

/** Sessions since an instant, by the definition of usage, for every company that has any: one query for all. */
export async function sessionsByCompany(
  { entities, events }: Pick<Services, "entities" | "events">,
  from: Date,
): Promise<Map<number, number>> {
  const rows = await events.query(
    { widget_id: number, sessions: number },
    `SELECT widget_id, ${SESSIONS_OF_CHOSEN} AS sessions FROM event
     WHERE ${since("from")} AND ${IS_PAGE_VIEW} AND ${IS_HUMAN} GROUP BY widget_id`,
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
