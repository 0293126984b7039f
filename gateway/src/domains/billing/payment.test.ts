import type { Invoice } from "@sightline/schema/rest/billing/invoices";
import type { Billing } from "@sightline/schema/rest/billing/payment";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { globalId, offer } from "#gateway/graph/testing/wire.ts";
import { userOf, usualAnswers } from "#gateway/testing/principals.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ trustedProxies: 1 });
});
afterAll(() => gateway.close());

const ID = "a".repeat(32);
const paid = "2026-02-01T00:00:00.000Z";
const ends = "2026-03-01T00:00:00.000Z";
const billing: Billing = {
  provider: "test",
  plan_id: 2,
  plan_name: "Pro",
  subscription: {
    plan_id: 2,
    plan_name: "Pro",
    cycle: "month",
    status: "past_due",
    amount: 4900,
    currency: "USD",
    period_start: paid,
    period_end: ends,
    next: { plan_id: 1, plan_name: "Basic", cycle: "year", amount: 19_000 },
    ends_at_period_end: false,
    credit: 0,
  },
  card: { brand: "Visa", last4: "4242", exp_month: 12, exp_year: 2030, holder: null },
  paid_plan_expiry_retry: 1,
  trial_days: null,
  trial_ends_at: null,
};
const invoice = (id: string, more: Partial<Invoice> = {}): Invoice => ({
  invoice_id: id,
  number: "INV-0001",
  provider: "test",
  status: "paid",
  currency: "USD",
  lines: [{ text: "Pro, monthly", amount: 4900 }],
  subtotal: 4900,
  tax: 0,
  tax_rate: 0,
  total: 4900,
  period_start: paid,
  period_end: ends,
  billed_to: "Demo",
  card: { brand: "Visa", last4: "4242" },
  created_at: paid,
  paid_at: paid,
  ...more,
});

beforeEach(() => {
  gateway.answers({
    getBilling: billing,
    getPlans: [offer(4, 0), offer(2, 4900)],
    getInvoices: { rows: [invoice("b".repeat(32), { number: "INV-0002" }), invoice(ID)] },
    getInvoice: invoice(ID),
    getPaidExpiryRetry: { paid_plan_expiry_retry: 1 },
    checkout: { url: null, invoice_id: ID, billing },
    saveCard: { url: null, invoice_id: null, billing },
    changeSubscription: { url: null, invoice_id: ID, billing },
    cancelSubscription: billing,
    redeemCode: { days: 30, billing },
    extendTrial: billing,
  });
  gateway.clock.now += 60_000;
  gateway.forget();
});

test("makes one call for the subscription, one for the plans and one for the invoices", async () => {
  const { data } = await gateway.execute(
    `{ viewer { paymentRetries billingScreens billing { isTest trialDays
      offers { plan { planId } monthlyPrice isCurrent }
      subscription { status cycle next { planName cycle } } card { last4 expMonth }
      invoices(first: 1) { totalCount pageInfo { hasNextPage } edges { node { number isTest paidWith status } } } } } }`,
    {},
    { as: "owner" },
  );
  expect(data).toEqual({
    viewer: {
      paymentRetries: 1,
      billingScreens: ["SUBSCRIPTION", "PAYMENT"],
      billing: {
        isTest: true,
        trialDays: null,
        offers: [
          { plan: { planId: 4 }, monthlyPrice: 0, isCurrent: false },
          { plan: { planId: 2 }, monthlyPrice: 4900, isCurrent: true },
        ],
        subscription: { status: "PAST_DUE", cycle: "MONTH", next: { planName: "Basic", cycle: "YEAR" } },
        card: { last4: "4242", expMonth: 12 },
        invoices: {
          totalCount: 2,
          pageInfo: { hasNextPage: true },
          edges: [{ node: { number: "INV-0002", isTest: true, paidWith: "Visa 4242", status: "PAID" } }],
        },
      },
    },
  });
  const names = gateway.calls().map(({ name }) => name);
  expect(names.filter((name) => name !== "getUser").toSorted()).toEqual([
    "getBilling",
    "getInvoices",
    "getPaidExpiryRetry",
    "getPlans",
  ]);
});

test("lists only the plans of the brand", async () => {
  const ask = (host: string) =>
    gateway.execute("{ viewer { plans { name } } }", {}, { as: "viewer", headers: { "x-forwarded-host": host } });
  for (const host of ["ab.test", "optimise.test", "stats.customer.test"]) await ask(host);
  expect(gateway.calls("getPlans").map((call) => call.query["brand"])).toEqual(["ab", "optimise", "analytics"]);
});

const BUY = `mutation ($input: BuyPlanInput!) { buyPlan(input: $input) {
  url invoiceId billing { subscription { planName } } problem { code message field } } }`;
const card = { number: "4242 4242 4242 4242", expMonth: 12, expYear: 2030, cvc: "123", holder: "Ann" };

test("sends the card once on checkout and clears the cached plan", async () => {
  let plan = 4;
  gateway.answers({
    getUser: () => ({ ...userOf("owner"), paid_plan: plan }),
    checkout: () => ((plan = 2), { url: null, invoice_id: ID, billing }),
  });
  const screens = async () =>
    (await gateway.execute("{ viewer { billingScreens } }", {}, { as: "owner" })).data as unknown as {
      viewer: { billingScreens: string[] };
    };
  expect((await screens()).viewer.billingScreens).toContain("EXTEND_TRIALS");
  const { data } = await gateway.execute(BUY, { input: { planId: 2, cycle: "YEAR", card } }, { as: "owner" });
  expect(data).toEqual({
    buyPlan: { url: null, invoiceId: ID, billing: { subscription: { planName: "Pro" } }, problem: null },
  });
  expect(gateway.calls("checkout")[0]?.body).toEqual({
    plan_id: 2,
    cycle: "year",
    card: { number: card.number, exp_month: 12, exp_year: 2030, cvc: "123", holder: "Ann" },
  });
  expect(gateway.calls("checkout")[0]?.headers).toHaveProperty("idempotency-key");
  expect((await screens()).viewer.billingScreens).not.toContain("EXTEND_TRIALS");
  gateway.answers(usualAnswers);
});

test("returns the reason for a declined card at its field", async () => {
  gateway.answers({ checkout: new Raw(400, { err: "The month has passed", code: "INVALID", field: "exp_month" }) });
  const { data } = await gateway.execute(BUY, { input: { planId: 2, cycle: "MONTH", card } }, { as: "owner" });
  expect(data).toMatchObject({ buyPlan: { problem: { message: "The month has passed", field: "expMonth" } } });
});

test.each([104, 801, 406])("refuses another purchase to a company on plan %i", async (paid_plan) => {
  gateway.answers({ getUser: { ...userOf("owner"), paid_plan } });
  const { errors } = await gateway.execute(BUY, { input: { planId: 2, cycle: "MONTH" } }, { as: "owner" });
  expect(errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  expect(gateway.calls("checkout")).toEqual([]);
  gateway.answers(usualAnswers);
});

test("returns the billing state of the company from every other change", async () => {
  const { data } = await gateway.execute(
    `mutation { changeSubscription(input: {planId: 1, cycle: MONTH}) { invoiceId problem { code } }
      cancelSubscription(input: {reason: "dear"}) { billing { id } problem { code } }
      resumeSubscription { billing { isTest } problem { code } }
      saveCard(input: {}) { url problem { code } }
      redeemCode(input: {code: "A"}) { days problem { code } }
      extendTrial { billing { trialDays } problem { code } } }`,
    {},
    { as: "admin" },
  );
  expect(data).toMatchObject({
    changeSubscription: { invoiceId: ID },
    cancelSubscription: { billing: { id: globalId("Billing:7") } },
    resumeSubscription: { billing: { isTest: true } },
    redeemCode: { days: 30 },
    extendTrial: { billing: { trialDays: null } },
  });
  expect(gateway.calls("cancelSubscription").map((call) => call.body)).toEqual([
    { resume: false, reason: "dear" },
    { resume: true, reason: "" },
  ]);
});

test("opens each page of the billing portal, and refuses without a subscription", async () => {
  const open = (page: string) =>
    gateway.execute(
      "mutation ($p: BillingPortalPage!) { openBillingPortal(input: {page: $p}) { url problem { code } } }",
      { p: page },
      { as: "owner" },
    );
  gateway.answers({ getBillingPortal: { url: "/subscription" }, getUpdatePortal: { url: "https://pay.test/1" } });
  expect((await open("HOME")).data).toMatchObject({ openBillingPortal: { url: "/subscription" } });
  expect((await open("UPDATE")).data).toMatchObject({ openBillingPortal: { url: "https://pay.test/1" } });
  gateway.answers({ getInvoicePortal: new Raw(404, { err: "no subscription", code: "NOT_FOUND" }) });
  expect((await open("INVOICE")).data).toMatchObject({ openBillingPortal: { problem: { code: "NOT_FOUND" } } });
});

test("returns an invoice by its id without a session, and by its global id only to its own company", async () => {
  const read = (id: string) => gateway.execute("query ($id: String!) { invoice(id: $id) { number } }", { id });
  expect((await read(ID)).data).toEqual({ invoice: { number: "INV-0001" } });
  expect((await read("1")).data).toEqual({ invoice: null });
  expect(gateway.calls("getInvoice")).toHaveLength(1);
  const node = (id: string, as: "owner" | "user" = "owner") =>
    gateway.execute("query ($id: ID!) { node(id: $id) { id } }", { id: globalId(id) }, { as });
  expect((await node(`Invoice:${ID}`)).data).toEqual({ node: { id: globalId(`Invoice:${ID}`) } });
  expect((await node(`Invoice:${"c".repeat(32)}`)).data).toEqual({ node: null });
  expect((await node("Billing:7")).data).toMatchObject({ node: {} });
  expect((await node("Billing:8")).data).toEqual({ node: null });
  expect((await node("Billing:7", "user")).errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
});
