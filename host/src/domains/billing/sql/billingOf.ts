// All billing data of a company for the interface, read at one point in time.
import type { Billing, Card, Subscription } from "@sightline/schema/rest/billing/payment";
import type { EntityStore } from "#host/stores/entities.ts";
import type { ProviderName } from "#host/stores/tables/billingTables.ts";
import { TRIAL_DAYS, hasFreePlan } from "../ledger/freePlans.ts";
import { paymentAccount, type PaymentAccount } from "./paymentAccount.ts";
import { runningSubscription, type RunningSubscription } from "./runningSubscription.ts";

const cardOf = (account: PaymentAccount | undefined): Card | null =>
  account?.card_brand && account.card_last4
    ? {
        brand: account.card_brand,
        last4: account.card_last4,
        exp_month: account.card_exp_month ?? 12,
        exp_year: account.card_exp_year ?? 2099,
        holder: account.card_holder,
      }
    : null;

interface NamedPlan {
  plan_id: number;
  plan_name: string;
  price_month: number | null;
  price_year: number | null;
}

function subscriptionOf(row: RunningSubscription, plans: ReadonlyMap<number, NamedPlan>): Subscription {
  const nextPlan = plans.get(row.next_plan_id ?? row.plan_id);
  const nextCycle = row.next_cycle ?? row.cycle;
  const changes = row.next_plan_id !== null || row.next_cycle !== null;
  const nextPrice = (nextCycle === "year" ? nextPlan?.price_year : nextPlan?.price_month) ?? row.amount;
  return {
    plan_id: row.plan_id,
    plan_name: plans.get(row.plan_id)?.plan_name ?? "",
    cycle: row.cycle,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    period_start: row.period_start.toISOString(),
    period_end: row.period_end.toISOString(),
    next:
      row.ends_at_period_end || !nextPlan
        ? null
        : {
            plan_id: nextPlan.plan_id,
            plan_name: nextPlan.plan_name,
            cycle: nextCycle,
            amount: changes ? nextPrice : row.amount,
          },
    ends_at_period_end: row.ends_at_period_end,
    credit: row.credit,
  };
}

export async function billingOf(entities: EntityStore, companyId: number, provider: ProviderName): Promise<Billing> {
  const company = await entities
    .selectFrom("company")
    .innerJoin("plan", "plan.plan_id", "company.paid_plan")
    .select(["paid_plan", "plan_name", "paid_plan_expiry_retry", "trial_extended_at", "plan_ends_at"])
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  const row = await runningSubscription(entities, companyId);
  const plans = await entities
    .selectFrom("plan")
    .select(["plan_id", "plan_name", "price_month", "price_year"])
    .where("plan_id", "in", [row?.plan_id ?? -1, row?.next_plan_id ?? -1])
    .execute();
  const canExtend = hasFreePlan(company.paid_plan) && company.trial_extended_at === null && !row;
  return {
    provider,
    plan_id: company.paid_plan,
    plan_name: company.plan_name,
    subscription: row ? subscriptionOf(row, new Map(plans.map((plan) => [plan.plan_id, plan]))) : null,
    card: cardOf(await paymentAccount(entities, companyId)),
    paid_plan_expiry_retry: company.paid_plan_expiry_retry,
    trial_days: canExtend ? TRIAL_DAYS : null,
    trial_ends_at: row ? null : (company.plan_ends_at?.toISOString() ?? null),
  };
}
