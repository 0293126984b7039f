// The quickstart's attribute combines what the member has viewed, which the app stores, and what was done in the
// company, which is read here: a tracker that sends events, a funnel that was created, even if it no longer exists.
import type { EntityStore } from "#host/stores/entities.ts";

/** By the attribute's names of its steps. */
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
