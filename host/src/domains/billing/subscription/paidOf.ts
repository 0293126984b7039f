import type { Paid } from "@sightline/schema/rest/billing/payment";
import type { Services } from "#host/http/services.ts";
import { paymentOf } from "../payment/paymentOf.ts";
import type { Outcome } from "../payment/provider.ts";
import { billingOf } from "../sql/billingOf.ts";

/** What a payment led to, and how the company stands after it. */
export async function paidOf(services: Services, companyId: number, { url, invoiceId }: Outcome): Promise<Paid> {
  const billing = await billingOf(services.entities, companyId, paymentOf(services).name);
  return { url, invoice_id: invoiceId, billing };
}
