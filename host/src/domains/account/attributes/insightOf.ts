// What the quickstart's attribute says is what the member has looked at, which the app writes down, and what was really
// done in the company, which is read here: a tracker that reports, a funnel that was made, if only once.
import type { EntityStore } from "#host/stores/entities.ts";

/** By the titles that the attribute has for its steps. */
async function doneIn(entities: EntityStore, companyId: number): Promise<Record<string, number>> {
  const installed = await entities
    .selectFrom("widget")
    .select("widget_id")
    .where("company_id", "=", companyId)
    .where("installed_at", "is not", null)
    .limit(1)
    .execute();
  const funnels = await entities
    .selectFrom("funnel")
    .innerJoin("widget", "widget.widget_id", "funnel.widget_id")
    .select("funnel.id")
    .where("widget.company_id", "=", companyId)
    .limit(1)
    .execute();
  return {
    ...(installed.length > 0 && { "Setup tracking code": 1 }),
    ...(funnels.length > 0 && { "Create Funnel": 1 }),
  };
}

function stored(value: string | null): object {
  try {
    const parsed: unknown = JSON.parse(value ?? "{}");
    return parsed !== null && typeof parsed === "object" ? parsed : {};
  } catch {
    return {};
  }
}

export async function insightOf(
  entities: EntityStore,
  companyId: number,
  value: string | null,
): Promise<string | null> {
  const done = await doneIn(entities, companyId);
  return Object.keys(done).length > 0 ? JSON.stringify({ ...stored(value), ...done }) : value;
}
