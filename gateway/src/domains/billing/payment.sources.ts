import type { Invoice as WireInvoice } from "@sightline/schema/rest/billing/invoices";
import type * as wire from "@sightline/schema/rest/billing/payment";
import type {
  BillingCycle,
  BrandKind,
  CardInput,
  Invoice,
  PaymentCard,
  PlanChange,
  PlanOffer,
  PlanSubscription,
} from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { lower, upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";
import { planOf } from "./billing.sources.ts";
import type { SellingBrand } from "./payment.upstream.ts";

/** Makes no calls itself: each field requests its own data. */
export interface BillingSource {
  __typename: "Billing";
  id: string;
}

export interface InvoiceSource extends Invoice {
  __typename: "Invoice";
}

export const billingOf = (companyId: number): BillingSource => ({
  __typename: "Billing",
  id: toGlobalId("Billing", companyId),
});

/** White-label domains offer the same products as the analytics brand. */
export const sellingBrand = (kind: BrandKind | undefined): SellingBrand =>
  kind === "AB_TESTING" ? "ab" : kind === "OPTIMISE" ? "optimise" : "analytics";

export const offerOf = (offer: wire.PlanOffer, currentPlan: number): PlanOffer => ({
  plan: planOf(offer),
  monthlyPrice: offer.price_month,
  yearlyPrice: offer.price_year,
  currency: offer.currency,
  tagline: offer.tagline,
  features: offer.features,
  websites: offer.website_limit,
  testedUsers: offer.mtu,
  isCurrent: offer.plan_id === currentPlan,
});

/** A plan that the brand doesn't sell, such as an earlier one, can always be changed for one that it does. */
export function isBelowAnOffer(offers: readonly wire.PlanOffer[], currentPlan: number): boolean {
  const current = offers.find(({ plan_id }) => plan_id === currentPlan);
  return offers.some(({ price_month }) => current === undefined || price_month > current.price_month);
}

export const cycleToWire = (cycle: BillingCycle) => lower(cycle);

export function subscriptionOf(subscription: wire.Subscription): PlanSubscription {
  const { next, ...rest } = camel(subscription);
  return {
    ...rest,
    cycle: upper(rest.cycle),
    status: upper(rest.status),
    next: next && { ...next, cycle: upper(next.cycle) },
  };
}

export const cardOf = (card: wire.Card): PaymentCard => camel(card);

export const changeOf = (preview: wire.Preview): PlanChange => ({ ...camel(preview), kind: upper(preview.kind) });

export const invoiceOf = ({ card, provider, ...invoice }: WireInvoice): InvoiceSource => ({
  __typename: "Invoice",
  ...camel(invoice),
  id: toGlobalId("Invoice", invoice.invoice_id),
  status: upper(invoice.status),
  isTest: provider === "test",
  paidWith: card && `${card.brand} ${card.last4}`,
});

export const cardToWire = ({ expMonth, expYear, ...card }: CardInput): wire.CardInput => ({
  ...card,
  exp_month: expMonth,
  exp_year: expYear,
});
