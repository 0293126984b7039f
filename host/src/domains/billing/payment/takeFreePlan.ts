// A free plan for companies without payments. Begins immediately.
import type { EntityStore } from "#host/stores/entities.ts";
import { givePlan } from "../ledger/givePlan.ts";
import { recordBilling } from "../ledger/recordBilling.ts";
import type { Purchase } from "./provider.ts";

export async function takeFreePlan(store: EntityStore, { companyId, userId, offer }: Purchase, at: Date) {
  await givePlan(store, companyId, offer.plan_id, null);
  const description = `The plan is ${offer.plan_name} now`;
  const actionId = String(offer.plan_id);
  await recordBilling(store, { companyId, userId, action: "change_plan", actionId, description, at });
}
