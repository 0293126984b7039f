// What happens to a subscription at the end of its period. It is renewed, changed or ended. A failed charge is retried
// every day, and the subscription ends after 60 days. One transaction each, with the company locked, so that several
// hosts never charge twice.
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { ENDED_PLAN, freePlanBeside } from "../../ledger/freePlans.ts";
import { givePlan } from "../../ledger/givePlan.ts";
import { recordBilling } from "../../ledger/recordBilling.ts";
import { writeInvoice } from "../../ledger/writeInvoice.ts";
import { lockedCompany } from "../../sql/lockedCompany.ts";
import { paymentAccount } from "../../sql/paymentAccount.ts";
import { runningSubscription, type RunningSubscription } from "../../sql/runningSubscription.ts";
import { failedPaymentMail } from "../failedPaymentMail.ts";
import { charge, endOfPeriod, lineText } from "../quote.ts";
import { testCharge } from "./testCharge.ts";

const DAY_MS = 86_400_000;
const GIVEN_UP_AFTER_MS = 60 * DAY_MS;

/** The outcome of charging a due subscription: its invoice, and whether it is paid. */
export interface Renewal {
  invoiceId: string | null;
  isPaid: boolean;
}

async function endSubscription(store: EntityStore, sub: RunningSubscription, planId: number, at: Date): Promise<void> {
  const { company_id } = sub;
  await store
    .updateTable("subscription")
    .set({ status: "ended", next_plan_id: null, next_cycle: null, next_try_at: null, credit: 0, updated_at: at })
    .where("company_id", "=", company_id)
    .execute();
  await store
    .updateTable("invoice")
    .set({ status: "void" })
    .where("company_id", "=", company_id)
    .where("status", "=", "open")
    .execute();
  await givePlan(store, company_id, planId, null);
  const description = `The subscription has ended; the plan is ${planId} now`;
  await recordBilling(store, { companyId: company_id, action: "end_subscription", description, at });
}

async function nextPlan(store: EntityStore, sub: RunningSubscription) {
  const planId = sub.next_plan_id ?? sub.plan_id;
  const cycle = sub.next_cycle ?? sub.cycle;
  const plan = await store
    .selectFrom("plan")
    .select(["plan_name", "price_month", "price_year"])
    .where("plan_id", "=", planId)
    .executeTakeFirstOrThrow();
  // a plan that is no longer sold keeps its price
  const price = (cycle === "year" ? plan.price_year : plan.price_month) ?? sub.amount;
  return { planId, cycle, price, name: plan.plan_name };
}

/** `store` is a transaction that has locked the company; `sub` is due. */
async function renewOnce(services: Services, store: EntityStore, sub: RunningSubscription): Promise<Renewal> {
  const { env } = services;
  const at = new Date(services.now());
  const companyId = sub.company_id;
  if (sub.ends_at_period_end) {
    await endSubscription(store, sub, freePlanBeside(sub.plan_id), at);
    return { invoiceId: null, isPaid: true };
  }
  if (at.getTime() - sub.period_end.getTime() > GIVEN_UP_AFTER_MS && sub.status === "past_due") {
    await endSubscription(store, sub, ENDED_PLAN, at);
    return { invoiceId: null, isPaid: false };
  }
  const { planId, cycle, price, name } = await nextPlan(store, sub);
  const periodStart = sub.period_end;
  const periodEnd = endOfPeriod(periodStart, cycle);
  const bill = charge(price, lineText(name, cycle), sub.credit, "Credit from before", env.TAX_PERCENT);
  const account = await paymentAccount(store, companyId);
  const isPaid = testCharge(account, bill.due);
  const company = await lockedCompany(store, companyId);
  const invoiceId = await writeInvoice(store, {
    companyId,
    provider: "test",
    chargeKey: `renew:${companyId}:${periodStart.toISOString()}`,
    status: isPaid ? "paid" : "open",
    currency: sub.currency,
    ...bill,
    taxRate: Math.round(env.TAX_PERCENT * 100),
    periodStart,
    periodEnd,
    billedTo: company.company_name,
    card: account?.card_brand && account.card_last4 ? { brand: account.card_brand, last4: account.card_last4 } : null,
    at,
  });
  const record = { companyId, actionId: invoiceId, at };
  if (isPaid) {
    await store
      .updateTable("subscription")
      .set({
        status: "active",
        plan_id: planId,
        cycle,
        amount: price,
        period_start: periodStart,
        period_end: periodEnd,
      })
      .set({ next_plan_id: null, next_cycle: null, next_try_at: null, credit: bill.creditLeft, updated_at: at })
      .where("company_id", "=", companyId)
      .execute();
    await givePlan(store, companyId, planId, null);
    await recordBilling(store, { ...record, action: "renew_subscription", description: `${name} is paid again` });
    return { invoiceId, isPaid };
  }
  await store
    .updateTable("subscription")
    .set({ status: "past_due", next_try_at: new Date(at.getTime() + DAY_MS), updated_at: at })
    .where("company_id", "=", companyId)
    .execute();
  await store
    .updateTable("company")
    .set((is) => ({ paid_plan_expiry_retry: is("paid_plan_expiry_retry", "+", 1), plan_ends_at: sub.period_end }))
    .where("company_id", "=", companyId)
    .execute();
  if (sub.status !== "past_due") await failedPaymentMail(services, store, companyId);
  await recordBilling(store, { ...record, action: "payment_failed", description: `The charge for ${name} failed` });
  return { invoiceId, isPaid };
}

const isDue = (sub: RunningSubscription, now: number): boolean =>
  sub.period_end.getTime() <= now && (sub.next_try_at === null || sub.next_try_at.getTime() <= now);

/** Renews all periods that have ended, one after another; inside a transaction. */
export async function renewCompany(services: Services, store: EntityStore, companyId: number): Promise<Renewal | null> {
  await lockedCompany(store, companyId);
  let last: Renewal | null = null;
  for (;;) {
    const sub = await runningSubscription(store, companyId);
    if (!sub || sub.provider !== "test" || !isDue(sub, services.now())) return last;
    last = await renewOnce(services, store, sub);
    if (!last.isPaid) return last;
  }
}

export async function renewDue(services: Services): Promise<void> {
  const { entities } = services;
  const now = new Date(services.now());
  const due = await entities
    .selectFrom("subscription")
    .select("company_id")
    .where("provider", "=", "test")
    .where("status", "<>", "ended")
    .where("period_end", "<=", now)
    .where((is) => is.or([is("next_try_at", "is", null), is("next_try_at", "<=", now)]))
    .execute();
  for (const { company_id } of due) {
    await entities.transaction().execute((store) => renewCompany(services, store, company_id));
  }
}
