import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as invoicing from "@sightline/schema/rest/billing/invoices";
import * as contract from "@sightline/schema/rest/billing/payment";
import { openTestHost, START, type TestHost } from "#host/testing/testHost.ts";
import { isSigned, signatureOf } from "./signature.ts";
import { stripeServer, stripeSubscription, type StripeServer } from "./testing/stripeServer.ts";

const SECRET = "whsec_of_the_test";
const pro = "plan_2_month_4900_usd";

describe("payments through Stripe", () => {
  let host: TestHost;
  let stripe: StripeServer;
  beforeAll(async () => {
    stripe = await stripeServer();
    host = await openTestHost({
      env: { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: stripe.url },
    });
    await host.entities
      .updateTable("company")
      .set({ paid_plan: 4 })
      .where("company_id", "=", host.acme.companyId)
      .execute();
  });
  afterAll(async () => {
    await host.close();
    await stripe.close();
  });

  const made = (path: string) => stripe.calls.filter((call) => call.path === path);
  const buy = (plan_id = 2) => host.request(contract.checkout, { as: "owner", body: { plan_id, cycle: "month" } });
  const choose = (plan_id: number, cycle = "month") =>
    host.request(contract.changeSubscription, { as: "owner", body: { plan_id, cycle } });
  const billing = async () => (await host.request(contract.getBilling, { as: "owner" })).answer;
  const invoices = async () => (await host.request(invoicing.getInvoices, { as: "owner", body: {} })).answer.rows;
  let events = 0;
  const notify = async (
    type: string,
    object: object,
    { id = `evt_${++events}`, at = host.clock.now(), secret = SECRET } = {},
  ) => {
    const body = JSON.stringify({ id, type, data: { object } });
    const seconds = String(Math.floor(at / 1000));
    const signature = `t=${seconds},v1=${signatureOf(secret, seconds, body)}`;
    const headers = { "stripe-signature": signature, "content-type": "application/json" };
    return (await host.fetch("/payment/webhook", { method: "POST", headers, body })).status;
  };
  const invoice = (id: string, more: object = {}) => ({
    id,
    customer: "cus_1",
    subscription: "sub_1",
    status: "paid",
    currency: "usd",
    subtotal: 4900,
    tax: 931,
    total: 5831,
    amount_due: 5831,
    attempt_count: 1,
    period_start: START / 1000,
    period_end: START / 1000 + 2_592_000,
    lines: { data: [{ description: "1 × Pro", amount: 4900 }] },
    ...more,
  });

  it("open one checkout page at a time, and never expose the key", async () => {
    const first = (await buy()).answer;
    expect(first).toMatchObject({
      url: "https://checkout.stripe.test/cs_1",
      billing: { provider: "stripe", plan_id: 4 },
    });
    expect(made("/v1/checkout/sessions")[0]).toMatchObject({
      authorization: "Bearer sk_test_1",
      form: { mode: "subscription", customer: "cus_1", "line_items[0][price]": pro },
    });
    expect((await buy()).answer.url).toBe("https://checkout.stripe.test/cs_2");
    expect(stripe.pages.get("cs_1")).toBe("expired");
    stripe.pages.set("cs_2", "complete");
    expect((await buy()).failure).toMatchObject({
      code: "CONFLICT",
      err: expect.stringMatching(/being confirmed/) as string,
    });
    expect(made("/v1/customers")).toHaveLength(1);
  });

  it("process signed and new webhook events once each", async () => {
    stripe.subscriptions.set("sub_1", stripeSubscription("sub_1", pro, 4900));
    const session = { id: "cs_2", subscription: "sub_1" };
    expect(await notify("checkout.session.completed", session, { secret: "whsec_wrong" })).toBe(400);
    expect(await notify("checkout.session.completed", session, { at: START - 301_000 })).toBe(400);
    expect((await billing()).subscription).toBeNull();
    expect(await notify("checkout.session.completed", session)).toBe(200);
    expect(await billing()).toMatchObject({
      plan_id: 2,
      subscription: { plan_id: 2, cycle: "month", status: "active", amount: 4900 },
      card: { brand: "visa", last4: "4242", holder: "Olive" },
    });
    for (let n = 0; n < 2; n++) expect(await notify("invoice.paid", invoice("in_1"), { id: "evt_same" })).toBe(200);
    expect(await notify("invoice.paid", invoice("in_1"))).toBe(200);
    expect(await invoices()).toMatchObject([
      { provider: "stripe", number: "INV-0001", status: "paid", subtotal: 4900, tax: 931, tax_rate: 19, total: 5831 },
    ]);
    expect(await notify("customer.created", { id: "cus_9" })).toBe(200);
    stripe.subscriptions.set("sub_9", stripeSubscription("sub_9", pro, 4900, { customer: "cus_other" }));
    expect(await notify("customer.subscription.updated", { id: "sub_9" })).toBe(200);
    expect((await buy()).answer).toMatchObject({ url: null });
  });

  it("charge a larger plan immediately and schedule a smaller one for the next period", async () => {
    const seen = await host.request(contract.previewChange, { as: "owner", body: { plan_id: 5, cycle: "month" } });
    expect(seen.answer).toMatchObject({
      kind: "upgrade",
      due_now: 5100,
      lines: [{ text: "Remaining time on Growth" }],
    });
    expect((await choose(5)).answer.billing).toMatchObject({ plan_id: 5, subscription: { amount: 9900 } });
    expect(made("/v1/subscriptions/sub_1").at(-1)?.form).toMatchObject({ proration_behavior: "always_invoice" });

    expect((await choose(1)).answer.billing).toMatchObject({ plan_id: 5, subscription: { next: { plan_id: 1 } } });
    expect(made("/v1/subscriptions/sub_1").at(-1)?.form).toMatchObject({ proration_behavior: "none" });
    await notify("customer.subscription.updated", { id: "sub_1" });
    expect((await billing()).plan_id).toBe(5);
    const sub = stripe.subscriptions.get("sub_1");
    const period = { current_period_start: sub?.["current_period_end"], current_period_end: START / 1000 + 5_200_000 };
    stripe.subscriptions.set("sub_1", { ...sub, ...period });
    await notify("customer.subscription.updated", { id: "sub_1" });
    expect(await billing()).toMatchObject({ plan_id: 1, subscription: { plan_id: 1, next: { plan_id: 1 } } });
  });

  it("report a declined card with Stripe's message, and every other failure without it", async () => {
    const fail = (type: string, message: string) =>
      stripe.failNext({ status: 402, body: { error: { type, message } } });
    fail("card_error", "Your card has insufficient funds.");
    expect((await choose(2)).failure).toMatchObject({ code: "INVALID", err: "Your card has insufficient funds." });
    fail("api_error", "secret inside of Stripe");
    const { failure } = await choose(2);
    expect(failure.code).toBe("CONFLICT");
    expect(failure.err).not.toContain("secret");
  });

  it("count failed charges without an immediate suspension, and end with the subscription", async () => {
    const sub = stripe.subscriptions.get("sub_1");
    stripe.subscriptions.set("sub_1", { ...sub, status: "past_due" });
    await notify("invoice.payment_failed", invoice("in_2", { status: "open", attempt_count: 2 }));
    expect(await billing()).toMatchObject({ paid_plan_expiry_retry: 2, subscription: { status: "past_due" } });
    expect((await invoices())[0]).toMatchObject({ status: "open" });
    stripe.subscriptions.set("sub_1", { ...sub, status: "active" });
    await notify("invoice.paid", invoice("in_2"));
    expect(await billing()).toMatchObject({ paid_plan_expiry_retry: 0, subscription: { status: "active" } });
    expect((await invoices())[0]).toMatchObject({ number: "INV-0002", status: "paid" });

    const cancel = (body: object) => host.request(contract.cancelSubscription, { as: "owner", body });
    expect((await cancel({})).answer.subscription).toMatchObject({ ends_at_period_end: true, next: null });
    expect((await cancel({ resume: true })).answer.subscription?.ends_at_period_end).toBe(false);
    stripe.subscriptions.set("sub_1", { ...stripe.subscriptions.get("sub_1"), status: "canceled" });
    await notify("customer.subscription.deleted", { id: "sub_1" });
    expect(await billing()).toMatchObject({ plan_id: 4, subscription: null });
  });

  it("open Stripe's portal for the paying company at the requested page", async () => {
    const openPortal = () => host.request(invoicing.getUpdatePortal, { as: "owner" });
    expect((await openPortal()).failure.code).toBe("NOT_FOUND");
    stripe.subscriptions.set("sub_2", stripeSubscription("sub_2", pro, 4900));
    await notify("customer.subscription.created", { id: "sub_2" });
    expect((await openPortal()).answer.url).toBe("https://billing.stripe.test/p");
    const saved = await host.request(contract.saveCard, { as: "owner", body: {} });
    expect(saved.answer.url).toBe("https://billing.stripe.test/p");
    expect(made("/v1/billing_portal/sessions").at(-1)?.form).toMatchObject({
      "flow_data[type]": "payment_method_update",
    });
    stripe.failNext({ status: 500, body: {} });
    expect((await host.request(invoicing.getInvoicePortal, { as: "owner" })).failure.code).toBe("CONFLICT");
  });
});

it.each([
  ["", false],
  ["t=1", false],
  [`t=100,v1=${signatureOf("s", "100", "{}")}`, true],
  [`t=100,v1=00,v1=${signatureOf("s", "100", "{}")}`, true],
  [`t=100,v1=${signatureOf("s", "100", "{ }")}`, false],
  [`t=100,v0=${signatureOf("s", "100", "{}")}`, false],
  [`t=x,v1=${signatureOf("s", "x", "{}")}`, false],
])("validates the signature %j: %s", (header, expected) => expect(isSigned("s", header, "{}", 101_000)).toBe(expected));

it("refuses a signature that is an hour old", () =>
  expect(isSigned("s", `t=100,v1=${signatureOf("s", "100", "{}")}`, "{}", 100_000 + 3_600_000)).toBe(false));
