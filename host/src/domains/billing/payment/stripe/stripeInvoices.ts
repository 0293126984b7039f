// Copies Stripe's invoices to our own table, so that they are listed and printed like all others.
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { writeInvoice } from "../../ledger/writeInvoice.ts";
import { lockedCompany } from "../../sql/lockedCompany.ts";
import { paymentAccount } from "../../sql/paymentAccount.ts";
import type { StripeInvoice } from "./stripeShapes.ts";

const instant = (seconds: number) => new Date(seconds * 1000);

function statusOf(status: string | null): "paid" | "open" | "void" | undefined {
  if (status === "paid" || status === "open") return status;
  return status === "void" || status === "uncollectible" ? "void" : undefined;
}

/** `store` is a transaction. Drafts are skipped: Stripe still changes them. */
export async function storeStripeInvoice(
  services: Services,
  store: EntityStore,
  companyId: number,
  invoice: StripeInvoice,
): Promise<string | null> {
  const status = statusOf(invoice.status);
  if (!status) return null;
  const company = await lockedCompany(store, companyId);
  const account = await paymentAccount(store, companyId);
  const tax = invoice.tax ?? 0;
  const subtotal = invoice.total - tax;
  if (status === "open" && invoice.attempt_count > 0) {
    await store
      .updateTable("company")
      .set({ paid_plan_expiry_retry: invoice.attempt_count })
      .where("company_id", "=", companyId)
      .execute();
  }
  return writeInvoice(store, {
    companyId,
    provider: "stripe",
    providerInvoice: invoice.id,
    chargeKey: `stripe:${invoice.id}`,
    status,
    currency: invoice.currency.toUpperCase(),
    subtotal,
    tax,
    taxRate: subtotal > 0 ? Math.round((tax / subtotal) * 10_000) : 0,
    lines: invoice.lines.data.map(({ description, amount }) => ({ text: description ?? "", amount })),
    periodStart: instant(invoice.period_start),
    periodEnd: instant(invoice.period_end),
    billedTo: company.company_name,
    card: account?.card_brand && account.card_last4 ? { brand: account.card_brand, last4: account.card_last4 } : null,
    at: new Date(services.now()),
  });
}
