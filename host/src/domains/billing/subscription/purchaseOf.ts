import type { Cycle } from "@sightline/schema/rest/billing/payment";
import type { CompanyCaller } from "#host/http/caller.ts";
import type { Services } from "#host/http/services.ts";
import { notForSale } from "../payment/problems.ts";
import type { Purchase } from "../payment/provider.ts";
import { offerOf } from "../sql/offers.ts";
import { payerOf } from "./payerOf.ts";

export async function purchaseOf(
  { entities }: Services,
  caller: CompanyCaller,
  { plan_id, cycle }: { plan_id: number; cycle: Cycle },
): Promise<Purchase> {
  const offer = await offerOf(entities, plan_id);
  if (!offer) throw notForSale();
  return { ...payerOf(caller), offer, cycle };
}
