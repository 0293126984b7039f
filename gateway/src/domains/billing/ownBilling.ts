import type { Context } from "#gateway/context.ts";
import { generalRefusal, UpstreamError } from "#gateway/upstream/errors.ts";
import { billingOf, type BillingSource } from "./payment.sources.ts";

export async function ownBilling(context: Context): Promise<BillingSource> {
  const standing = await context.standing();
  if (standing === null) throw new UpstreamError(generalRefusal("UNAUTHENTICATED"));
  return billingOf(standing.companyId);
}
