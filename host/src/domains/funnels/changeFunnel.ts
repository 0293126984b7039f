// Shared code for creating, changing and deleting a funnel: the columns of a definition, the plan's limit and an audit
// log entry.
import type { FunnelDefinition } from "@sightline/schema/rest/funnels/definition";
import { funnelsRefusals } from "@sightline/schema/rest/funnels/refusals";
import { billingRefusals, cappedThings } from "@sightline/schema/rest/billing/refusals";
import type { CompanyCaller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";
import type { EntityStore } from "#host/stores/entities.ts";

export const definitionColumns = ({ steps, exclusions, window, order, mode }: Partial<FunnelDefinition>) => ({
  ...(steps && { steps: JSON.stringify(steps) }),
  ...(exclusions && { exclusions: JSON.stringify(exclusions) }),
  ...(window && { window }),
  ...(order && { order }),
  ...(mode && { mode }),
});

const FREE_PLANS: readonly number[] = [0, 4];
const MOST_OF_FREE_PLANS = 3;
const MOST = 100;

/**
 * Throws if the project has as many funnels as its plan allows. Archived ones count, deleted ones don't. In the
 * transaction that adds one.
 */
export async function refuseTooMany(store: EntityStore, widgetId: number): Promise<void> {
  // locked while they are counted, so that two calls at the same moment can't both take the last place
  const { paid_plan } = await store
    .selectFrom("company")
    .innerJoin("widget", "widget.company_id", "company.company_id")
    .select("company.paid_plan")
    .where("widget.widget_id", "=", widgetId)
    .forUpdate("company")
    .executeTakeFirstOrThrow();
  const existing = await store
    .selectFrom("funnel")
    .select("id")
    .where("widget_id", "=", widgetId)
    .where("deleted_at", "is", null)
    .execute();
  if (FREE_PLANS.includes(paid_plan) && existing.length >= MOST_OF_FREE_PLANS) {
    throw new Problem(billingRefusals.planFull({ max: MOST_OF_FREE_PLANS, things: cappedThings.funnels }));
  }
  if (existing.length >= MOST) throw new Problem(funnelsRefusals.tooMany({ max: MOST }));
}

interface Done {
  widgetId: number;
  id: number;
  name: string;
  action: "funnel_created" | "funnel_changed" | "funnel_archived" | "funnel_restored" | "funnel_deleted";
  /** old and new value, in the format of `changedFields` */
  change?: string | undefined;
  at: number;
}

export const auditFunnel = (
  store: EntityStore,
  { companyId, userId }: CompanyCaller,
  { widgetId, id, name, action, change, at }: Done,
) =>
  store
    .insertInto("audit_log")
    .values({
      company_id: companyId,
      user_id: userId,
      widget_id: widgetId,
      module: "funnel",
      action,
      action_id: String(id),
      description: name,
      change,
      created_at: new Date(at),
    })
    .execute();
