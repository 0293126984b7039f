import { describe, expect, it } from "vitest";
import type { Offer } from "../sql/offers.ts";
import { endOfPeriod, quote, type Running, unused } from "./quote.ts";

const offer = (plan_id: number, price_month: number): Offer => ({
  plan_id,
  plan_name: `Plan ${plan_id}`,
  pageview: null,
  sessions: null,
  mtu: null,
  website_limit: null,
  price_month,
  price_year: price_month * 10,
  currency: "USD",
  tagline: "",
  features: [],
  on_sale: true,
  brands: [],
});
const [free, basic, pro] = [offer(4, 0), offer(1, 1900), offer(2, 4900)];
const START = Date.parse("2026-03-01T00:00:00Z");
const END = Date.parse("2026-03-31T00:00:00Z");
const running = (more: Partial<Running> = {}): Running => ({
  plan_id: 1,
  plan_name: "Plan 1",
  price_month: 1900,
  cycle: "month",
  amount: 1900,
  period_start: new Date(START),
  period_end: new Date(END),
  credit: 0,
  ...more,
});
const ask = (o: Offer, cycle: "month" | "year", now: number, r?: Running, taxPercent = 0) =>
  quote({ offer: o, cycle, running: r, now, taxPercent });
/** a third of the thirty days remains */
const LATE = START + 20 * 86_400_000;

describe("quote for a plan", () => {
  it("is the price, plus tax if any", () => {
    expect(ask(pro, "year", START)).toMatchObject({ kind: "start", due: 49_000, tax: 0, nextAmount: 49_000 });
    expect(ask(pro, "month", START, undefined, 19)).toMatchObject({ subtotal: 4900, tax: 931, due: 5831 });
    expect(ask(free, "month", START)).toMatchObject({ kind: "end", due: 0, isImmediate: true, nextAt: null });
  });

  it("is reduced by the unused part of the paid period, to the cent", () => {
    const upgrade = ask(pro, "month", LATE, running());
    expect(upgrade).toMatchObject({ kind: "upgrade", isImmediate: true, due: 4900 - 633, creditLeft: 0 });
    expect(upgrade.lines).toEqual([
      { text: "Plan 2, monthly", amount: 4900 },
      { text: "Unused time of Plan 1, monthly", amount: -633 },
    ]);
    expect(ask(basic, "year", LATE, running())).toMatchObject({ kind: "cycle", isImmediate: true, due: 19_000 - 633 });
  });

  it("is zero while the credit exceeds the price, and preserves the rest of the credit", () => {
    const yearly = running({ cycle: "year", amount: 19_000, period_end: new Date(START + 365 * 86_400_000) });
    const upgrade = ask(pro, "month", START, yearly);
    expect(upgrade).toMatchObject({ kind: "upgrade", due: 0, creditLeft: 19_000 - 4900 });
  });

  it("is zero for a smaller plan, which begins when the period ends", () => {
    const onPro = running({ plan_id: 2, price_month: 4900, amount: 4900 });
    const smaller = ask(basic, "month", LATE, onPro);
    expect(smaller).toMatchObject({ kind: "downgrade", isImmediate: false, due: 0, nextAmount: 1900 });
    expect(smaller.nextAt?.getTime()).toBe(END);
    expect(ask(free, "month", LATE, onPro)).toMatchObject({ kind: "end", isImmediate: false, nextAt: null });
    expect(ask(pro, "month", LATE, onPro)).toMatchObject({ kind: "keep", due: 0 });
    const yearly = running({ cycle: "year", amount: 19_000 });
    expect(ask(basic, "month", LATE, yearly)).toMatchObject({ kind: "cycle", isImmediate: false, due: 0 });
  });

  it("never credits more than was paid, nor anything after the period", () => {
    expect(unused(running(), START - 1)).toBe(1900);
    expect(unused(running(), END + 1)).toBe(0);
  });
});

it.each([
  ["2026-01-31T10:00:00Z", "month", "2026-02-28T10:00:00.000Z"],
  ["2026-03-18T10:00:00Z", "month", "2026-04-18T10:00:00.000Z"],
  ["2026-12-31T00:00:00Z", "month", "2027-01-31T00:00:00.000Z"],
  ["2028-02-29T00:00:00Z", "year", "2029-02-28T00:00:00.000Z"],
] as const)("ends a period that begins %s and lasts a %s at %s", (start, cycle, end) => {
  expect(endOfPeriod(new Date(start), cycle).toISOString()).toBe(end);
});
