// What a payment provider does for us. There are two: Stripe where its key is set, and one for tests, where no money
// moves. Both keep subscriptions, cards and invoices in the same tables.
import type { CardInput, Preview } from "@sightline/schema/rest/billing/payment";
import type { Cycle, ProviderName } from "#host/stores/tables/billingTables.ts";
import type { Offer } from "../sql/offers.ts";

/** Who pays, and who of them asks for it. */
export interface Payer {
  companyId: number;
  userId: number;
}

export interface Purchase extends Payer {
  offer: Offer;
  cycle: Cycle;
}

export interface Outcome {
  /** a page of the provider's where the payment is finished; null: it is done */
  url: string | null;
  invoiceId: string | null;
}

export type PortalPage = "home" | "invoice" | "update";

export interface PaymentProvider {
  readonly name: ProviderName;
  buy(purchase: Purchase, card: CardInput | undefined): Promise<Outcome>;
  change(purchase: Purchase): Promise<Outcome>;
  /** What `buy` or `change` would do; nothing happens. */
  preview(purchase: Purchase): Promise<Preview>;
  /** Not renewed when the period ends; `resume` takes it back. */
  end(payer: Payer, resume: boolean, reason: string): Promise<void>;
  storeCard(payer: Payer, card: CardInput | undefined): Promise<Outcome>;
  /** An address, or a path of the app. */
  portal(payer: Payer, page: PortalPage): Promise<string>;
}
