// Requests of the billing tests with their callers, and the initial state of a company: a free plan and no open
// invoices.
import { ping } from "@sightline/schema/rest/account/account";
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import { getInvoices } from "@sightline/schema/rest/billing/invoices";
import * as contract from "@sightline/schema/rest/billing/payment";
import type { Sent } from "#host/testing/requestOf.ts";
import { START, type TestHost } from "#host/testing/testHost.ts";

export const DAY = 86_400_000;
export const goodCard = { number: "4242 4242 4242 4242", exp_month: 12, exp_year: 2030, cvc: "123", holder: "Olive" };
export type As = "owner" | "admin" | "user" | "viewer" | "stranger";

export function payments(hostNow: () => TestHost) {
  const change = (values: Record<string, unknown>) =>
    hostNow().entities.updateTable("company").set(values).where("company_id", "=", hostNow().acme.companyId).execute();
  /** signed in now: the clock moves further than the lifetime of a session */
  const send = async <E extends Endpoint>(endpoint: E, { as, ...sent }: Sent<As> = {}) => {
    const { services, members, clock, request } = hostNow();
    const signed =
      typeof as === "string" ? { jwt: await services.tokens.signMember(members[as].userId, clock.now()) } : as;
    return request(endpoint, signed ? { ...sent, as: signed } : sent);
  };
  return {
    change,
    send,
    async clear() {
      const { entities, clock } = hostNow();
      clock.set(START);
      for (const table of ["subscription", "payment_account", "invoice", "redeem_code", "audit_log", "mail"] as const) {
        await entities.deleteFrom(table).execute();
      }
      await change({ paid_plan: 4, plan_ends_at: null, paid_plan_expiry_retry: 0, trial_extended_at: null });
    },
    buy: (body: Record<string, unknown>, as: As = "owner", headers: Record<string, string> = {}) =>
      send(contract.checkout, { as, body: { plan_id: 2, cycle: "month", card: goodCard, ...body }, headers }),
    choose: (plan_id: number, cycle = "month") =>
      send(contract.changeSubscription, { as: "owner", body: { plan_id, cycle } }),
    preview: async (plan_id: number, cycle = "month") =>
      (await send(contract.previewChange, { as: "owner", body: { plan_id, cycle } })).answer,
    saveCard: (card: unknown) => send(contract.saveCard, { as: "owner", body: { card } }),
    billing: async () => (await send(contract.getBilling, { as: "admin" })).answer,
    list: async (as: As = "owner") => (await send(getInvoices, { as, body: {} })).answer.rows,
    planNow: async () => (await send(ping, { as: "viewer", body: {} })).answer.paid_plan,
    actions: async () =>
      (await hostNow().entities.selectFrom("audit_log").select("action").orderBy("audit_id").execute()).map(
        ({ action }) => action,
      ),
  };
}
