import type { Paid } from "@sightline/schema/rest/billing/payment";
import type { Services } from "#host/http/services.ts";
import { paymentOf } from "../payment/paymentOf.ts";
import type { Outcome } from "../payment/provider.ts";
import { billingOf } from "../sql/billingOf.ts";

/** The result of a payment, and the company's billing state after it. */
export async function paidOf(services: Services, companyId: number, { url, invoiceId }: Outcome): Promise<Paid> {
  const billing = await billingOf(services.entities, companyId, paymentOf(services).name);
  return { url, invoice_id: invoiceId, billing };
}
