// A purchase that begins immediately: charges the card, writes the invoice and sets the plan, all or nothing.
import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import { Problem } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { givePlan } from "../../ledger/givePlan.ts";
import { recordBilling } from "../../ledger/recordBilling.ts";
import { writeInvoice } from "../../ledger/writeInvoice.ts";
import { lockedCompany } from "../../sql/lockedCompany.ts";
import { priceOf } from "../../sql/offers.ts";
import { paymentAccount } from "../../sql/paymentAccount.ts";
import type { Purchase } from "../provider.ts";
import { endOfPeriod, lineText, type Quote, type Running } from "../quote.ts";
import { testCharge } from "./testCharge.ts";

const declined = () => new Problem(billingRefusals.cardDeclinedAskBank(), { field: "number" });

export async function startPeriod(
  services: Services,
  store: EntityStore,
  { companyId, userId, offer, cycle }: Purchase,
  { quote, running }: { quote: Quote; running: Running | undefined },
): Promise<string> {
  const at = new Date(services.now());
  const company = await lockedCompany(store, companyId);
  const account = await paymentAccount(store, companyId);
  if (quote.due > 0 && !account?.card_last4) throw new Problem(billingRefusals.cardMissing(), { field: "number" });
  if (!testCharge(account, quote.due)) throw declined();
  const periodEnd = endOfPeriod(at, cycle);
  const since = running ? `change:${running.period_start.toISOString()}` : "start";
  const invoiceId = await writeInvoice(store, {
    companyId,
    provider: "test",
    chargeKey: `${since}:${companyId}:${offer.plan_id}:${cycle}:${at.toISOString()}`,
    status: "paid",
    currency: offer.currency,
    lines: quote.lines,
    subtotal: quote.subtotal,
    tax: quote.tax,
    taxRate: Math.round(services.env.TAX_PERCENT * 100),
    periodStart: at,
    periodEnd,
    billedTo: company.company_name,
    card: account?.card_brand && account.card_last4 ? { brand: account.card_brand, last4: account.card_last4 } : null,
    at,
  });
  const now = {
    provider: "test" as const,
    status: "active" as const,
    plan_id: offer.plan_id,
    cycle,
    amount: priceOf(offer, cycle),
    currency: offer.currency,
    period_start: at,
    period_end: periodEnd,
    next_plan_id: null,
    next_cycle: null,
    ends_at_period_end: false,
    credit: quote.creditLeft,
    next_try_at: null,
    provider_subscription: null,
    updated_at: at,
  };
  await store
    .insertInto("subscription")
    .values({ company_id: companyId, ...now, created_at: at })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet(now))
    .execute();
  await givePlan(store, companyId, offer.plan_id, null);
  const action = running ? "change_subscription" : "start_subscription";
  const description = `${lineText(offer.plan_name, cycle)}, begins now`;
  await recordBilling(store, { companyId, userId, action, actionId: invoiceId, description, at });
  return invoiceId;
}
