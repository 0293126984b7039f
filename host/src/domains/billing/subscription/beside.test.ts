import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getTrial } from "@sightline/schema/rest/billing/billing";
import * as invoicing from "@sightline/schema/rest/billing/invoices";
import * as contract from "@sightline/schema/rest/billing/payment";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { seedOperator } from "#host/testing/seedOperator.ts";
import { START, type TestHost } from "#host/testing/testHost.ts";
import { endTrials } from "../ledger/endTrials.ts";
import { type As, DAY, payments } from "../testing/payments.ts";

describe.each(entityBackends)("tax, invoices, trials and codes ($name)", ({ openHost }) => {
  let host: TestHost;
  const { clear, change, send, buy, choose, billing, list, planNow } = payments(() => host);
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host.close());
  beforeEach(clear);

  it("adds tax when a rate is configured", async () => {
    host.services.env.TAX_PERCENT = 19;
    await buy({});
    host.services.env.TAX_PERCENT = 0;
    expect((await list())[0]).toMatchObject({ subtotal: 4900, tax: 931, tax_rate: 19, total: 5831 });
  });

  it("serves an invoice to everyone with its id, but lists it only for its company", async () => {
    const { invoice_id } = (await buy({})).answer;
    const read = (id: string | null) => send(invoicing.getInvoice, { params: { id: id ?? "" } });
    expect((await read(invoice_id)).answer).toMatchObject({ number: "INV-0001", card: { last4: "4242" } });
    expect(invoice_id).toMatch(/^[\w-]{32}$/);
    expect((await read("a".repeat(32))).status).toBe(404);
    expect((await read("1")).failure.code).toBe("INVALID");
    expect(await list("stranger")).toEqual([]);
  });

  it("has a billing portal only with a subscription", async () => {
    const portals = [invoicing.getBillingPortal, invoicing.getInvoicePortal, invoicing.getUpdatePortal] as const;
    for (const portal of portals) expect((await send(portal, { as: "owner" })).failure.code).toBe("NOT_FOUND");
    await buy({});
    const urls = await Promise.all(portals.map(async (portal) => (await send(portal, { as: "owner" })).answer.url));
    expect(urls).toEqual(["/subscription", "/billing", "/card/add"]);
  });

  it("ends a trial on its day, and extends it once for owners of free plans", async () => {
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

  it("redeems a code once, for the first company, and stores only its hash", async () => {
    const redeem = (code: string, as: As = "owner") => send(contract.redeemCode, { as, body: { code } });
    const operator = await seedOperator(host);
    const make = async (body: Record<string, unknown>) =>
      (await send(contract.createRedeemCodes, { as: operator, body })).answer.codes;
    const foreign = await send(contract.createRedeemCodes, { as: "owner", body: { days: 1 } });
    expect(foreign.failure.code).toBe("ROLE");
    const [code = "", second = ""] = await make({ count: 2, plan_id: 5, days: 30 });
    expect(JSON.stringify(await host.entities.selectFrom("redeem_code").selectAll().execute())).not.toContain(code);
    expect((await redeem("")).failure).toMatchObject({ code: "INVALID", field: "code" });
    expect((await redeem("NOPE-NOPE-NOPE-NOPE")).failure.err).toMatch(/invalid, already used or expired/);
    const tries = await Promise.all([redeem(code.toLowerCase().replaceAll("-", " ")), redeem(code, "stranger")]);
    expect(tries.map((each) => each.status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await redeem(second)).answer).toMatchObject({ days: 30, billing: { plan_id: 5 } });
    const [life = ""] = await make({ plan_id: 406 });
    expect((await redeem(life)).answer).toMatchObject({ days: null, billing: { plan_id: 406, trial_ends_at: null } });
    expect((await send(getTrial, { as: "owner" })).answer.days_to_expire).toBe(1001);
    await change({ lifetimedeal: false, paid_plan: 4 });

    await buy({});
    const [trialCode = ""] = await make({ days: 14 });
    expect((await redeem(trialCode)).failure.code).toBe("CONFLICT");
    await host.entities.deleteFrom("subscription").execute();
    expect((await redeem(trialCode)).answer.days).toBe(14);
    for (let n = 0; n < 11; n++) await redeem("WRONG");
    expect((await redeem("WRONG")).failure.code).toBe("RATE_LIMITED");
  });
});
