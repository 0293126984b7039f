// Payments without money, for installations without a payment provider and for tests: everything except the charge is
// real.
import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import { Problem } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { recordBilling } from "../../ledger/recordBilling.ts";
import { lockedCompany } from "../../sql/lockedCompany.ts";
import { runningSubscription } from "../../sql/runningSubscription.ts";
import { hasSubscription, noSubscription, notForSale } from "../problems.ts";
import type { Payer, PaymentProvider, PortalPage } from "../provider.ts";
import { quote } from "../quote.ts";
import { runningOf } from "../runningOf.ts";
import { changeTest } from "./changeTest.ts";
import { type StoredCard, readCard } from "./readCard.ts";
import { renewCompany } from "./renew.ts";
import { startPeriod } from "./startPeriod.ts";

const pages: Record<PortalPage, string> = { home: "/subscription", invoice: "/billing", update: "/card/add" };

async function saveCard(store: EntityStore, { companyId, userId }: Payer, card: StoredCard, at: Date): Promise<void> {
  const values = { provider: "test" as const, ...card, updated_at: at };
  await store
    .insertInto("payment_account")
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet(values))
    .execute();
  const description = `${card.card_brand} ending in ${card.card_last4}`;
  await recordBilling(store, { companyId, userId, action: "save_card", description, at });
}

export function testProvider(services: Services): PaymentProvider {
  const { entities, env } = services;
  const locked = <T>(companyId: number, work: (store: EntityStore) => Promise<T>): Promise<T> =>
    entities.transaction().execute(async (store) => {
      await lockedCompany(store, companyId);
      return work(store);
    });
  const quoted = async (store: EntityStore, { companyId, offer, cycle }: Parameters<PaymentProvider["preview"]>[0]) => {
    const running = await runningOf(store, companyId);
    return { running, quote: quote({ offer, cycle, running, now: services.now(), taxPercent: env.TAX_PERCENT }) };
  };

  return {
    name: "test",

    buy: (purchase, card) =>
      locked(purchase.companyId, async (store) => {
        const { running, quote: requested } = await quoted(store, purchase);
        if (requested.kind === "keep") return { url: null, invoiceId: null };
        if (running) throw hasSubscription();
        if (requested.kind !== "start") throw notForSale();
        const at = new Date(services.now());
        if (card) await saveCard(store, purchase, readCard(card, services.now()), at);
        return { url: null, invoiceId: await startPeriod(services, store, purchase, { quote: requested, running }) };
      }),

    change: (purchase) => locked(purchase.companyId, (store) => changeTest(services, store, purchase)),

    async preview(purchase) {
      const { running, quote: requested } = await quoted(entities, purchase);
      const { kind, isImmediate, lines, tax, due, nextAt, nextAmount } = requested;
      const begins = isImmediate || !running ? new Date(services.now()) : running.period_end;
      return {
        kind,
        effective_at: begins.toISOString(),
        currency: purchase.offer.currency,
        lines,
        tax,
        due_now: due,
        next_at: nextAt?.toISOString() ?? null,
        next_amount: nextAmount,
      };
    },

    end: (payer, resume, reason) =>
      locked(payer.companyId, async (store) => {
        const sub = await runningSubscription(store, payer.companyId);
        if (!sub) throw noSubscription();
        const at = new Date(services.now());
        await store
          .updateTable("subscription")
          .set({ ends_at_period_end: !resume, next_plan_id: null, next_cycle: null, updated_at: at })
          .where("company_id", "=", payer.companyId)
          .execute();
        const action = resume ? "resume_subscription" : "cancel_subscription";
        const description = resume ? "The subscription goes on" : reason || "No reason was given";
        await recordBilling(store, { ...payer, action, description, at });
      }),

    async storeCard(payer, card) {
      if (!card) throw new Problem(billingRefusals.cardMissing(), { field: "number" });
      const storedCard = readCard(card, services.now());
      return locked(payer.companyId, async (store) => {
        await saveCard(store, payer, storedCard, new Date(services.now()));
        // failed charges are retried with the new card immediately
        await store
          .updateTable("subscription")
          .set({ next_try_at: null })
          .where("company_id", "=", payer.companyId)
          .where("status", "=", "past_due")
          .execute();
        const renewal = await renewCompany(services, store, payer.companyId);
        return { url: null, invoiceId: renewal?.invoiceId ?? null };
      });
    },

    async portal({ companyId }, page) {
      if (!(await runningSubscription(entities, companyId))) throw noSubscription();
      return pages[page];
    },
  };
}
