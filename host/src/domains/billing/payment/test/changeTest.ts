// Changes the plan of a company with a subscription of the test provider.
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { recordBilling } from "../../ledger/recordBilling.ts";
import { lockedCompany } from "../../sql/lockedCompany.ts";
import { runningSubscription } from "../../sql/runningSubscription.ts";
import { mustPayFirst, noSubscription } from "../problems.ts";
import type { Outcome, Purchase } from "../provider.ts";
import { lineText, quote } from "../quote.ts";
import { runningOf } from "../runningOf.ts";
import { takeFreePlan } from "../takeFreePlan.ts";
import { startPeriod } from "./startPeriod.ts";

const done: Outcome = { url: null, invoiceId: null };

/** The change stored in the subscription until its period ends. */
const laterOf = (kind: string, { offer, cycle }: Purchase) => {
  if (kind === "keep") return { ends_at_period_end: false, next_plan_id: null, next_cycle: null };
  if (kind === "end") return { ends_at_period_end: true, next_plan_id: null, next_cycle: null };
  return { ends_at_period_end: false, next_plan_id: offer.plan_id, next_cycle: cycle };
};
const labels = { keep: "goes on as it is", end: "ends with the period", other: "begins with the next period" } as const;

export async function changeTest(services: Services, store: EntityStore, purchase: Purchase): Promise<Outcome> {
  const { companyId, userId, offer, cycle } = purchase;
  const at = new Date(services.now());
  await lockedCompany(store, companyId);
  const sub = await runningSubscription(store, companyId);
  const running = await runningOf(store, companyId);
  if (!sub || !running) {
    if (offer.price_month > 0) throw noSubscription();
    await takeFreePlan(store, purchase, at);
    return done;
  }
  const requested = quote({ offer, cycle, running, now: at.getTime(), taxPercent: services.env.TAX_PERCENT });
  if (requested.isImmediate) {
    if (sub.status === "past_due") throw mustPayFirst();
    return { url: null, invoiceId: await startPeriod(services, store, purchase, { quote: requested, running }) };
  }
  await store
    .updateTable("subscription")
    .set({ ...laterOf(requested.kind, purchase), updated_at: at })
    .where("company_id", "=", companyId)
    .execute();
  const how = requested.kind === "keep" || requested.kind === "end" ? labels[requested.kind] : labels.other;
  const text = requested.kind === "end" ? running.plan_name : lineText(offer.plan_name, cycle);
  const record = { companyId, userId, actionId: String(offer.plan_id), description: `${text}, ${how}`, at };
  await recordBilling(store, { ...record, action: "change_subscription" });
  return done;
}
