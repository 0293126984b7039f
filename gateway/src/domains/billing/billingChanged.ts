// The result of billing mutations. The plan may have changed, so its cached value is cleared first.
import type { Context } from "#gateway/context.ts";
import { ownBilling } from "./ownBilling.ts";
import type { BillingSource } from "./payment.sources.ts";

export function billingChanged(context: Context): Promise<BillingSource> {
  context.forgetStanding();
  return ownBilling(context);
}
