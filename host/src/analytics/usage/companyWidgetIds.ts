import type { EntityStore } from "#host/stores/entities.ts";

/** Every project that the company ever had: what a deleted one used this month still counts. */
export async function companyWidgetIds(entities: EntityStore, companyId: number): Promise<number[]> {
  const rows = await entities.selectFrom("widget").select("widget_id").where("company_id", "=", companyId).execute();
  return rows.map((row) => row.widget_id);
}
