import type { EntityStore } from "#host/stores/entities.ts";

/** All projects that the company ever had: the usage of a deleted project still counts in its month. */
export async function companyWidgetIds(entities: EntityStore, companyId: number): Promise<number[]> {
  const rows = await entities.selectFrom("widget").select("widget_id").where("company_id", "=", companyId).execute();
  return rows.map((row) => row.widget_id);
}
