// Every change of a company's billing is recorded in its audit log, in the transaction of the change.
import { firstOwner } from "#host/members/firstOwner.ts";
import type { EntityStore } from "#host/stores/entities.ts";

export interface BillingRecord {
  companyId: number;
  /** the actor; undefined: a due date or the payment provider. The entry then uses the company's first owner */
  userId?: number | undefined;
  /** `billing` unless given */
  module?: "usage";
  action: string;
  actionId?: string;
  description: string;
  at: Date;
}

export async function recordBilling(store: EntityStore, record: BillingRecord): Promise<void> {
  const user_id = record.userId ?? (await firstOwner(store, record.companyId));
  if (user_id === undefined) return;
  await store
    .insertInto("audit_log")
    .values({
      company_id: record.companyId,
      user_id,
      module: record.module ?? "billing",
      action: record.action,
      action_id: record.actionId ?? "",
      description: record.description,
      created_at: record.at,
    })
    .execute();
}
