// A demo company whose card is declined: its billing month ended yesterday. The product itself creates everything that
// follows (the charge, the open invoice, the email, the banner).
import type { EntityStore } from "#host/stores/entities.ts";
import { makeSmallCompany } from "./smallCompany.ts";

const of = { company_id: 11_798 };
const PRO = 2;
const DAY = 86_400_000;

export async function makeUnpaidCompany(entities: EntityStore, now: number): Promise<void> {
  const [began, ended] = [new Date(now - 31 * DAY), new Date(now - DAY)];
  const owner = { name: "Una Unpaid", mailbox: "unpaid" };
  const company = { ...of, name: "Driftwood Deli", key: "demo-driftwood", paid_plan: PRO, created_at: began, owner };
  await makeSmallCompany(entities, company, async (store) => {
    const card = { card_brand: "Visa", card_last4: "0341", card_exp_month: 9, card_exp_year: 2031 };
    await store
      .insertInto("payment_account")
      .values({ ...of, provider: "test", ...card, card_holder: owner.name, test_answer: "declined" })
      .execute();
    const { price_month } = await store
      .selectFrom("plan")
      .select("price_month")
      .where("plan_id", "=", PRO)
      .executeTakeFirstOrThrow();
    const month = { plan_id: PRO, cycle: "month" as const, amount: price_month ?? 0, currency: "USD" };
    const period = { period_start: began, period_end: ended, created_at: began, updated_at: began };
    await store
      .insertInto("subscription")
      .values({ ...of, ...month, ...period, provider: "test", status: "active" })
      .execute();
  });
}
