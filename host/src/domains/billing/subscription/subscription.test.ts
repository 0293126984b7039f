import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ping } from "@sightline/schema/rest/account";
import { checkFor30DayExpire, getTrial } from "@sightline/schema/rest/billing";
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import * as invoicing from "@sightline/schema/rest/invoices";
import * as contract from "@sightline/schema/rest/payment";
import { entityBackends } from "#host/testing/entityBackends.ts";
import type { Sent } from "#host/testing/requestOf.ts";
import { START, type TestHost } from "#host/testing/testHost.ts";
import { renewDue } from "../payment/test/renew.ts";
import { endTrials } from "../ledger/endTrials.ts";

const DAY = 86_400_000;
const good = { number: "4242 4242 4242 4242", exp_month: 12, exp_year: 2030, cvc: "123", holder: "Olive Owner" };
type As = "owner" | "admin" | "user" | "viewer" | "stranger";

describe.each(entityBackends)("paying for a plan ($name)", ({ openHost }) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());
  beforeEach(async () => {
    const { entities } = host;
    host.clock.set(START);
    for (const table of ["subscription", "payment_account", "invoice", "redeem_code", "audit_log", "mail"] as const) {
      await entities.deleteFrom(table).execute();
    }
    await change({ paid_plan: 4, plan_ends_at: null, paid_plan_expiry_retry: 0, trial_extended_at: null });
  });
  const change = (values: Record<string, unknown>) =>
    host.entities.updateTable("company").set(values).where("company_id", "=", host.acme.companyId).execute();
  /** signed in at this moment: the clock moves further than a session lasts */
  const send = async <E extends Endpoint>(endpoint: E, { as, ...sent }: Sent<As> = {}) => {
    const jwt =
      typeof as === "string" && (await host.services.tokens.signMember(host.people[as].userId, host.clock.now()));
    return host.request(endpoint, jwt ? { ...sent, as: { jwt } } : sent);
  };
  const buy = (body: Record<string, unknown>, as: As = "owner", headers: Record<string, string> = {}) =>
    send(contract.checkout, { as, body: { plan_id: 2, cycle: "month", card: good, ...body }, headers });
  const choose = (plan_id: number, cycle = "month") =>
    send(contract.changeSubscription, { as: "owner", body: { plan_id, cycle } });
  const preview = async (plan_id: number, cycle = "month") =>
    (await send(contract.previewChange, { as: "owner", body: { plan_id, cycle } })).answer;
  const saveCard = (card: unknown) => send(contract.saveCard, { as: "owner", body: { card } });
  const billing = async () => (await send(contract.getBilling, { as: "admin" })).answer;
  const list = async (as: As = "owner") => (await send(invoicing.getInvoices, { as, body: {} })).answer.rows;
  const planNow = async () => (await send(ping, { as: "viewer", body: {} })).answer.paid_plan;
  const actions = async () =>
    (await host.entities.selectFrom("audit_log").select("action").orderBy("audit_id").execute()).map(
      ({ action }) => action,
    );

  it("is for owners and admins", async () => {
    const calls = [
      [contract.getBilling, undefined],
      [invoicing.getInvoices, {}],
      [invoicing.getBillingPortal, undefined],
      [contract.previewChange, { plan_id: 2, cycle: "month" }],
      [contract.checkout, { plan_id: 2, cycle: "month", card: good }],
      [contract.saveCard, { card: good }],
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

  it("charges the card, gives the plan and writes an invoice", async () => {
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
    // neither a trial nor a deal for life
    expect((await send(getTrial, { as: "owner" })).answer.days_to_expire).toBe(1000);
  });

  it("never pays twice: sent again, at once, with and without a key", async () => {
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
    [{ number: "4000000000009995" }, "number", /not enough money/],
    [{ number: "4000000000000127" }, "cvc", /security code is not right/],
    [{ number: "4000000000000341" }, "number", /was declined/],
    [{ number: "4242424242424241" }, "number", /check its digits/],
    [{ number: "4111 1111 1111 1111" }, "number", /no real card is taken/],
    [{ exp_month: 2, exp_year: 2026 }, "exp_month", /has passed/],
    [{ exp_month: 13 }, "exp_month", /from 1 to 12/],
    [{ cvc: "12" }, "cvc", /3 or 4 digits/],
  ])("a card %j is refused at %s, and nothing is left of it", async (wrong, field, words) => {
    const { failure } = await buy({ card: { ...good, ...wrong } });
    expect(failure).toMatchObject({ code: "INVALID", field, err: expect.stringMatching(words) as string });
    expect(await billing()).toMatchObject({ plan_id: 4, subscription: null, card: null });
    expect(await list()).toEqual([]);
    expect(await actions()).toEqual([]);
  });

  it("sells what is on sale, for a card", async () => {
    for (const plan_id of [4, 7, 104, 9999]) {
      expect((await buy({ plan_id })).failure).toMatchObject({ code: "INVALID", field: "plan_id" });
    }
    expect((await buy({ card: undefined })).failure).toMatchObject({ code: "INVALID", field: "number" });
    expect((await choose(2)).failure.code).toBe("NOT_FOUND");
  });

  it("a larger plan begins at once, less what was not used; a smaller one with the next period", async () => {
    await buy({ plan_id: 1 });
    // 31 days from 18 March; 15.5 of them are over
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

  it("is renewed period by period, once each, however late and however many look", async () => {
    await buy({ cycle: "month" });
    host.clock.move(70 * DAY);
    await Promise.all([renewDue(host.services), renewDue(host.services)]);
    await renewDue(host.services);
    const invoices = await list();
    expect(invoices.map((each) => each.period_start.slice(0, 10))).toEqual(["2026-05-18", "2026-04-18", "2026-03-18"]);
    expect((await billing()).subscription?.period_end.slice(0, 10)).toBe("2026-06-18");
  });

  it("a charge that fails is told, tried daily, and mended by another card", async () => {
    await buy({});
    expect((await saveCard({ ...good, number: "4000000000000341" })).answer.billing.card?.last4).toBe("0341");
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
    const mended = (await saveCard(good)).answer;
    expect(mended.billing).toMatchObject({ paid_plan_expiry_retry: 0, subscription: { status: "active" } });
    expect(await prohibit()).toBe(0);
    expect((await list()).every((each) => each.status === "paid")).toBe(true);
  });

  it("is given up when nobody pays for 60 days", async () => {
    await buy({});
    await saveCard({ ...good, number: "4000000000000341" });
    host.clock.move(31 * DAY);
    await renewDue(host.services);
    host.clock.move(61 * DAY);
    await renewDue(host.services);
    expect(await billing()).toMatchObject({ plan_id: 0, subscription: null, paid_plan_expiry_retry: 0 });
    expect((await list()).map((each) => each.status)).toEqual(["void", "paid"]);
  });

  it("is cancelled for the end of the period, and taken back until then", async () => {
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
    // and can be bought again, with the card that is kept
    expect((await buy({ card: undefined })).answer.billing.plan_id).toBe(2);
  });

  it("puts tax on top where one is set", async () => {
    host.services.env.TAX_PERCENT = 19;
    await buy({});
    host.services.env.TAX_PERCENT = 0;
    expect((await list())[0]).toMatchObject({ subtotal: 4900, tax: 931, tax_rate: 19, total: 5831 });
  });

  it("an invoice is read by whoever has its id; its company alone finds it in a list", async () => {
    const { invoice_id } = (await buy({})).answer;
    const read = (id: string | null) => send(invoicing.getInvoice, { params: { id: id ?? "" } });
    expect((await read(invoice_id)).answer).toMatchObject({ number: "INV-0001", card: { last4: "4242" } });
    expect(invoice_id).toMatch(/^[\w-]{32}$/);
    expect((await read("a".repeat(32))).status).toBe(404);
    expect((await read("1")).failure.code).toBe("INVALID");
    expect(await list("stranger")).toEqual([]);
  });

  it("has a portal where there is a subscription", async () => {
    const doors = [invoicing.getBillingPortal, invoicing.getInvoicePortal, invoicing.getUpdatePortal] as const;
    for (const door of doors) expect((await send(door, { as: "owner" })).failure.code).toBe("NOT_FOUND");
    await buy({});
    const urls = await Promise.all(doors.map(async (door) => (await send(door, { as: "owner" })).answer.url));
    expect(urls).toEqual(["/subscription", "/billing", "/card/add"]);
  });

  it("a trial ends at its day and is extended once, by owners of free plans", async () => {
    const extend = (body: Record<string, unknown> = {}) => send(contract.extendTrial, { as: "admin", body });
    await change({ paid_plan: 2, plan_ends_at: new Date(START + DAY) });
    expect((await extend()).failure.code).toBe("PLAN");
    await endTrials(host.services);
    expect(await planNow()).toBe(2);
    host.clock.move(DAY);
    await endTrials(host.services);
    expect(await planNow()).toBe(0);
    expect(await billing()).toMatchObject({ trial_days: 100 });
    expect((await extend({ days: 101 })).failure).toMatchObject({ code: "INVALID", field: "days" });
    expect((await extend()).answer).toMatchObject({ plan_id: 2, trial_days: null });
    expect((await send(getTrial, { as: "user" })).answer.days_to_expire).toBe(100);
    expect((await extend()).failure.code).toBe("CONFLICT");
    host.clock.move(101 * DAY);
    await endTrials(host.services);
    expect((await extend()).failure.code).toBe("CONFLICT");
    expect((await choose(4)).answer.billing.plan_id).toBe(4);
  });

  it("a code works once, for whoever is first, and is kept as a hash", async () => {
    const redeem = (code: string, as: As = "owner") => send(contract.redeemCode, { as, body: { code } });
    // the first company runs the product
    expect(host.acme.companyId).toBe(1);
    const make = async (body: Record<string, unknown>) =>
      (await send(contract.createRedeemCodes, { as: "owner", body })).answer.codes;
    const foreign = await send(contract.createRedeemCodes, { as: "stranger", body: { days: 1 } });
    expect(foreign.failure.code).toBe("ROLE");
    const [code = "", second = ""] = await make({ count: 2, plan_id: 5, days: 30 });
    expect(JSON.stringify(await host.entities.selectFrom("redeem_code").selectAll().execute())).not.toContain(code);
    expect((await redeem("")).failure).toMatchObject({ code: "INVALID", field: "code" });
    expect((await redeem("NOPE-NOPE-NOPE-NOPE")).failure.err).toMatch(/mistyped, used or has expired/);
    const tries = await Promise.all([redeem(code.toLowerCase().replaceAll("-", " ")), redeem(code, "stranger")]);
    expect(tries.map((each) => each.status).toSorted()).toEqual([200, 400]);
    expect((await redeem(second)).answer).toMatchObject({ days: 30, billing: { plan_id: 5 } });
    const [life = ""] = await make({ plan_id: 406 });
    expect((await redeem(life)).answer).toMatchObject({ days: null, billing: { plan_id: 406, trial_ends_at: null } });
    expect((await send(getTrial, { as: "owner" })).answer.days_to_expire).toBe(1001);
    await change({ lifetimedeal: false, paid_plan: 4 });

    await buy({});
    const [kept = ""] = await make({ days: 14 });
    expect((await redeem(kept)).failure.code).toBe("CONFLICT");
    await host.entities.deleteFrom("subscription").execute();
    expect((await redeem(kept)).answer.days).toBe(14);
    for (let n = 0; n < 11; n++) await redeem("WRONG");
    expect((await redeem("WRONG")).failure.code).toBe("RATE_LIMITED");
  });
});
