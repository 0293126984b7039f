import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkFor30DayExpire, getTrial } from "@sightline/schema/rest/billing/billing";
import { getBillingPortal, getInvoices } from "@sightline/schema/rest/billing/invoices";
import * as contract from "@sightline/schema/rest/billing/payment";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { type TestHost } from "#host/testing/testHost.ts";
import { endTrials } from "../ledger/endTrials.ts";
import { renewDue } from "../payment/test/renew.ts";
import { DAY, goodCard, payments } from "../testing/payments.ts";

describe.each(entityBackends)("paying for a plan ($name)", ({ openHost }) => {
  let host: TestHost;
  const { clear, send, buy, choose, preview, saveCard, billing, list, planNow, actions } = payments(() => host);
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());
  beforeEach(clear);

  it("requires an owner or admin", async () => {
    const calls = [
      [contract.getBilling, undefined],
      [getInvoices, {}],
      [getBillingPortal, undefined],
      [contract.previewChange, { plan_id: 2, cycle: "month" }],
      [contract.checkout, { plan_id: 2, cycle: "month", card: goodCard }],
      [contract.saveCard, { card: goodCard }],
      [contract.changeSubscription, { plan_id: 4, cycle: "month" }],
      [contract.cancelSubscription, {}],
      [contract.redeemCode, { code: "x" }],
      [contract.extendTrial, {}],
      [contract.createRedeemCodes, { days: 3 }],
    ] as const;
    for (const [endpoint, body] of calls) {
      for (const as of ["user", "viewer"] as const) {
        expect((await send(endpoint, { as, body })).failure.code).toBe("ROLE");
      }
      expect((await send(endpoint, { body })).status).toBe(401);
    }
  });

  it("charges the card, activates the plan and creates an invoice", async () => {
    const { url, invoice_id, billing: after } = (await buy({})).answer;
    expect(url).toBeNull();
    expect(after).toMatchObject({
      provider: "test",
      plan_id: 2,
      subscription: { plan_id: 2, cycle: "month", status: "active", amount: 4900, ends_at_period_end: false },
      card: { brand: "Visa", last4: "4242", exp_month: 12, exp_year: 2030 },
      trial_days: null,
    });
    expect(await planNow()).toBe(2);
    const [invoice, ...others] = await list("admin");
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ invoice_id, number: "INV-0001", status: "paid", total: 4900, billed_to: "Acme" });
    const stored = JSON.stringify(await host.entities.selectFrom("payment_account").selectAll().execute());
    expect(stored).not.toContain("42424242");
    expect(await actions()).toEqual(["save_card", "start_subscription"]);
    // neither a trial nor a lifetime deal
    expect((await send(getTrial, { as: "owner" })).answer.days_to_expire).toBe(1000);
  });

  it("never charges twice for repeated or simultaneous requests, with or without an idempotency key", async () => {
    const all = await Promise.all([buy({}), buy({}), buy({}, "admin")]);
    expect(all.map((each) => each.status)).toEqual([200, 200, 200]);
    const key = { "x-idempotency-key": "the-same-key-1" };
    await buy({}, "owner", key);
    await buy({}, "owner", key);
    expect(await list()).toHaveLength(1);
    expect((await buy({ plan_id: 5 })).failure.code).toBe("CONFLICT");
    await Promise.all([choose(5), choose(5)]);
    expect((await list()).map((each) => each.number)).toEqual(["INV-0002", "INV-0001"]);
  });

  it.each([
    [{ number: "4000 0000 0000 0002" }, "number", /was declined/],
    [{ number: "4000000000009995" }, "number", /insufficient funds/],
    [{ number: "4000000000000127" }, "cvc", /security code is incorrect/],
    [{ number: "4000000000000341" }, "number", /was declined/],
    [{ number: "4242424242424241" }, "number", /Check its digits/],
    [{ number: "4111 1111 1111 1111" }, "number", /test cards only/],
    [{ exp_month: 2, exp_year: 2026 }, "exp_month", /has passed/],
    [{ exp_month: 13 }, "exp_month", /from 1 to 12/],
    [{ cvc: "12" }, "cvc", /3 or 4 digits/],
  ])("refuses the card %j at %s and stores nothing", async (wrong, field, message) => {
    const { failure } = await buy({ card: { ...goodCard, ...wrong } });
    expect(failure).toMatchObject({ code: "INVALID", field, err: expect.stringMatching(message) as string });
    expect(await billing()).toMatchObject({ plan_id: 4, subscription: null, card: null });
    expect(await list()).toEqual([]);
    expect(await actions()).toEqual([]);
  });

  it("sells only available plans, and only with a card", async () => {
    for (const plan_id of [4, 7, 104, 9999]) {
      expect((await buy({ plan_id })).failure).toMatchObject({ code: "INVALID", field: "plan_id" });
    }
    expect((await buy({ card: undefined })).failure).toMatchObject({ code: "INVALID", field: "number" });
    expect((await choose(2)).failure.code).toBe("NOT_FOUND");
  });

  it("starts a larger plan immediately minus the unused credit, and a smaller one with the next period", async () => {
    await buy({ plan_id: 1 });
    // 31 days from 18 March, of which 15.5 have passed
    host.clock.move(15.5 * DAY);
    const seen = await preview(2);
    expect(seen).toMatchObject({ kind: "upgrade", due_now: 4900 - 950, next_amount: 4900 });
    expect((await choose(2)).answer.billing).toMatchObject({ plan_id: 2, subscription: { amount: 4900 } });
    expect((await list())[0]).toMatchObject({ total: seen.due_now, lines: seen.lines });

    expect(await preview(1)).toMatchObject({ kind: "downgrade", due_now: 0, lines: [] });
    const waiting = (await choose(1)).answer.billing;
    expect(waiting).toMatchObject({ plan_id: 2, subscription: { plan_id: 2, next: { plan_id: 1, amount: 1900 } } });
    expect((await choose(2)).answer.billing.subscription?.next).toMatchObject({ plan_id: 2 });
    await choose(1);
    host.clock.set(waiting.subscription?.period_end ?? "");
    await renewDue(host.services);
    expect(await billing()).toMatchObject({ plan_id: 1, subscription: { amount: 1900, next: { plan_id: 1 } } });
    expect((await list())[0]).toMatchObject({ number: "INV-0003", total: 1900, status: "paid" });
  });

  it("renews once per period, however late and however many workers run", async () => {
    await buy({ cycle: "month" });
    host.clock.move(70 * DAY);
    await Promise.all([renewDue(host.services), renewDue(host.services)]);
    await renewDue(host.services);
    const invoices = await list();
    expect(invoices.map((each) => each.period_start.slice(0, 10))).toEqual(["2026-05-18", "2026-04-18", "2026-03-18"]);
    expect((await billing()).subscription?.period_end.slice(0, 10)).toBe("2026-06-18");
  });

  it("reports a failed charge, retries it daily, and recovers with another card", async () => {
    await buy({});
    expect((await saveCard({ ...goodCard, number: "4000000000000341" })).answer.billing.card?.last4).toBe("0341");
    host.clock.move(31 * DAY);
    await renewDue(host.services);
    const retries = async () =>
      (await send(contract.getPaidExpiryRetry, { as: "viewer" })).answer.paid_plan_expiry_retry;
    expect(await retries()).toBe(1);
    await renewDue(host.services);
    expect(await retries()).toBe(1);
    host.clock.move(DAY);
    await renewDue(host.services);
    await endTrials(host.services);
    expect(await retries()).toBe(2);
    expect(await billing()).toMatchObject({ plan_id: 2, subscription: { status: "past_due" } });
    expect((await list()).map((each) => each.status)).toEqual(["open", "paid"]);
    expect((await choose(5)).failure).toMatchObject({ code: "CONFLICT" });
    const mails = await host.entities.selectFrom("mail").select("to_address").orderBy("to_address").execute();
    expect(mails.map((mail) => mail.to_address)).toEqual(["adam@acme.test", "olive@acme.test"]);

    host.clock.move(30 * DAY);
    const prohibit = async () => (await send(checkFor30DayExpire, { as: "owner" })).answer.prohibit;
    expect(await prohibit()).toBe(1);
    const mended = (await saveCard(goodCard)).answer;
    expect(mended.billing).toMatchObject({ paid_plan_expiry_retry: 0, subscription: { status: "active" } });
    expect(await prohibit()).toBe(0);
    expect((await list()).every((each) => each.status === "paid")).toBe(true);
  });

  it("ends a subscription after 60 days without payment", async () => {
    await buy({});
    await saveCard({ ...goodCard, number: "4000000000000341" });
    host.clock.move(31 * DAY);
    await renewDue(host.services);
    host.clock.move(61 * DAY);
    await renewDue(host.services);
    expect(await billing()).toMatchObject({ plan_id: 0, subscription: null, paid_plan_expiry_retry: 0 });
    expect((await list()).map((each) => each.status)).toEqual(["void", "paid"]);
  });

  it("cancels at the end of the period, and can be resumed until then", async () => {
    const cancel = (body: Record<string, unknown> = {}) => send(contract.cancelSubscription, { as: "owner", body });
    expect((await cancel()).failure.code).toBe("NOT_FOUND");
    const { period_end } = (await buy({})).answer.billing.subscription ?? { period_end: "" };
    expect((await cancel({ reason: "Too dear" })).answer).toMatchObject({
      plan_id: 2,
      subscription: { ends_at_period_end: true, next: null },
    });
    expect((await cancel({ resume: true })).answer.subscription?.ends_at_period_end).toBe(false);
    await cancel();
    host.clock.set(period_end);
    await renewDue(host.services);
    expect(await billing()).toMatchObject({ plan_id: 4, subscription: null });
    expect(await planNow()).toBe(4);
    expect(await list()).toHaveLength(1);
    // and can be bought again, with the stored card
    expect((await buy({ card: undefined })).answer.billing.plan_id).toBe(2);
  });
});
