// The price of choosing a plan. A larger plan, or the longer cycle of the same plan, begins immediately and credits the
// unused part of the payment. A smaller plan begins at the end of the period, so that no paid time is lost.
import type { Preview } from "@sightline/schema/rest/billing/payment";
import type { Cycle, StoredLine } from "#host/stores/tables/billingTables.ts";
import { type Offer, priceOf } from "../sql/offers.ts";

export interface Running {
  plan_id: number;
  plan_name: string;
  /** of its plan, independent of the cycle; determines which plan is larger */
  price_month: number;
  cycle: Cycle;
  amount: number;
  period_start: Date;
  period_end: Date;
  credit: number;
}

export interface Quote {
  kind: Preview["kind"];
  /** begins now with a new period; otherwise at the end of the current period */
  isImmediate: boolean;
  lines: StoredLine[];
  subtotal: number;
  tax: number;
  due: number;
  /** remains for the next charges */
  creditLeft: number;
  nextAt: Date | null;
  nextAmount: number;
}

const cycleLabels = { month: "monthly", year: "yearly" } as const;
export const lineText = (name: string, cycle: Cycle) => `${name}, ${cycleLabels[cycle]}`;

/** The same day of the next month or year, or the last day of the month if there is no such day. */
export function endOfPeriod(start: Date, cycle: Cycle): Date {
  const end = new Date(start);
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + (cycle === "year" ? 12 : 1));
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, last));
  return end;
}

/** The part of the payment for the time after `now`, in whole cents. */
export function unused({ amount, period_start, period_end }: Running, now: number): number {
  const whole = period_end.getTime() - period_start.getTime();
  const left = Math.min(whole, Math.max(0, period_end.getTime() - now));
  return whole > 0 ? Math.round((amount * left) / whole) : 0;
}

export const taxOf = (subtotal: number, percent: number): number => Math.round((subtotal * percent) / 100);

/** A price, less the remaining credit. */
export function charge(price: number, text: string, credit: number, creditText: string, taxPercent: number) {
  const used = Math.min(price, credit);
  const lines = [{ text, amount: price }, ...(used > 0 ? [{ text: creditText, amount: -used }] : [])];
  const subtotal = price - used;
  const tax = taxOf(subtotal, taxPercent);
  return { lines, subtotal, tax, due: subtotal + tax, creditLeft: credit - used };
}

const nothing = { lines: [], subtotal: 0, tax: 0, due: 0 };

function kindOf(running: Running, offer: Offer, cycle: Cycle): { kind: Preview["kind"]; isImmediate: boolean } {
  if (offer.price_month === 0) return { kind: "end", isImmediate: false };
  if (offer.plan_id !== running.plan_id) {
    const isLarger = offer.price_month > running.price_month;
    return { kind: isLarger ? "upgrade" : "downgrade", isImmediate: isLarger };
  }
  if (cycle === running.cycle) return { kind: "keep", isImmediate: false };
  return { kind: "cycle", isImmediate: cycle === "year" };
}

export interface Asked {
  offer: Offer;
  cycle: Cycle;
  running: Running | undefined;
  now: number;
  taxPercent: number;
}

export function quote({ offer, cycle, running, now, taxPercent }: Asked): Quote {
  const price = priceOf(offer, cycle);
  const text = lineText(offer.plan_name, cycle);
  const nextAt = endOfPeriod(new Date(now), cycle);
  if (!running) {
    if (price === 0) return { kind: "end", isImmediate: true, ...nothing, creditLeft: 0, nextAt: null, nextAmount: 0 };
    return { kind: "start", isImmediate: true, ...charge(price, text, 0, "", taxPercent), nextAt, nextAmount: price };
  }
  const { kind, isImmediate } = kindOf(running, offer, cycle);
  if (!isImmediate) {
    const ends = kind === "end";
    const later = { nextAt: ends ? null : running.period_end, nextAmount: price };
    return { kind, isImmediate, ...nothing, creditLeft: running.credit, ...later };
  }
  const credit = unused(running, now) + running.credit;
  const creditText = `Unused time of ${lineText(running.plan_name, running.cycle)}`;
  return { kind, isImmediate, ...charge(price, text, credit, creditText, taxPercent), nextAt, nextAmount: price };
}
