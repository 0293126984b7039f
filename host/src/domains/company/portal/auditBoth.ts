// Records an action on a managed company in the audit logs of both companies.
import type { CompanyCaller } from "#host/http/caller.ts";
import type { EntityStore } from "#host/stores/entities.ts";

export const PORTAL = "service_portal";

interface Deed {
  action: string;
  companyId: number;
  description: string;
  at: Date;
}

export async function auditBoth(
  store: EntityStore,
  { userId, companyId: own }: Pick<CompanyCaller, "userId" | "companyId">,
  { action, companyId, description, at }: Deed,
): Promise<void> {
  await store
    .insertInto("audit_log")
    .values(
      [...new Set([companyId, own])].map((company_id) => ({
        company_id,
        user_id: userId,
        module: PORTAL,
        action,
        action_id: String(companyId),
        description,
        created_at: at,
      })),
    )
    .execute();
}
