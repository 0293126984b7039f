// What the payloads of mutations answer: the plan may be another one, so what is remembered of it is forgotten first.
import type { Context } from "#gateway/context.ts";
import { ownBilling } from "./ownBilling.ts";
import type { BillingSource } from "./payment.sources.ts";

export function billingChanged(context: Context): Promise<BillingSource> {
  context.forgetStanding();
  return ownBilling(context);
}
