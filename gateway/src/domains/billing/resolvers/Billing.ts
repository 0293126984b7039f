import type { BillingResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { connectionOf } from "#gateway/graph/connection.ts";
import { cardOf, changeOf, cycleToWire, invoiceOf, offerOf, sellingBrand, subscriptionOf } from "../payment.sources.ts";
import { getBilling, getInvoices, getOffers, previewChange } from "../payment.upstream.ts";

type Own = "isTest" | "offers" | "subscription" | "card" | "trialDays" | "trialEndsAt" | "invoices" | "change";

export const Billing: Pick<BillingResolvers, Own> = {
  isTest: async (_source, _args, { upstream }) => (await getBilling(upstream)).provider === "test",

  async offers(_source, _args, { upstream, brandKind }) {
    const [offers, { plan_id }] = await Promise.all([
      getOffers(upstream, sellingBrand(brandKind)),
      getBilling(upstream),
    ]);
    return offers.map((offer) => offerOf(offer, plan_id));
  },

  async subscription(_source, _args, { upstream }) {
    const { subscription } = await getBilling(upstream);
    return subscription && subscriptionOf(subscription);
  },

  async card(_source, _args, { upstream }) {
    const { card } = await getBilling(upstream);
    return card && cardOf(card);
  },

  trialDays: async (_source, _args, { upstream }) => (await getBilling(upstream)).trial_days,
  trialEndsAt: async (_source, _args, { upstream }) => (await getBilling(upstream)).trial_ends_at,

  async invoices(_source, page, { upstream }) {
    const { rows } = await getInvoices(upstream);
    const ranks = new Map(rows.map((row, rank) => [row.invoice_id, rank]));
    return connectionOf(rows.map(invoiceOf), page, ({ invoiceId }) => [ranks.get(invoiceId) ?? 0, invoiceId]);
  },

  change: async (_source, { planId, cycle }, { upstream }) =>
    changeOf(await previewChange(upstream, { plan_id: planId, cycle: cycleToWire(cycle) })),
};
