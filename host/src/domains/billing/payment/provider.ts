// The interface of a payment provider. There are two: Stripe if its key is set, and one for tests, which moves no
// money. Both store subscriptions, cards and invoices in the same tables.
import type { CardInput, Preview } from "@sightline/schema/rest/billing/payment";
import type { Cycle, ProviderName } from "#host/stores/tables/billingTables.ts";
import type { Offer } from "../sql/offers.ts";

/** The paying company and the member who makes the request. */
export interface Payer {
  companyId: number;
  userId: number;
}

export interface Purchase extends Payer {
  offer: Offer;
  cycle: Cycle;
}

export interface Outcome {
  /** a page of the provider on which the payment is completed; null: completed */
  url: string | null;
  invoiceId: string | null;
}

export type PortalPage = "home" | "invoice" | "update";

export interface PaymentProvider {
  readonly name: ProviderName;
  buy(purchase: Purchase, card: CardInput | undefined): Promise<Outcome>;
  change(purchase: Purchase): Promise<Outcome>;
  /** What `buy` or `change` would do, without side effects. */
  preview(purchase: Purchase): Promise<Preview>;
  /** Cancels the renewal at the end of the period; `resume` undoes it. */
  end(payer: Payer, resume: boolean, reason: string): Promise<void>;
  storeCard(payer: Payer, card: CardInput | undefined): Promise<Outcome>;
  /** A URL or an app path. */
  portal(payer: Payer, page: PortalPage): Promise<string>;
}
