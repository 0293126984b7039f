// A company of the demo whose card no longer pays: its month is over since yesterday, and what the product does about
// that (the charge, the open invoice, the mail, the banner) is the product's own. Made once.
import { Feature } from "@sightline/schema/rest/projects/projects";
import { DEMO_DOMAIN, DEMO_PASSWORD } from "#host/http/demoAccounts.ts";
import { hashPassword } from "#host/http/newPassword/password.ts";
import type { EntityStore } from "#host/stores/entities.ts";

const UNPAID_COMPANY = 11_798;
const PRO = 2;
const DAY = 86_400_000;

export async function makeUnpaidCompany(entities: EntityStore, now: number): Promise<void> {
  const known = await entities
    .selectFrom("company")
    .select("company_id")
    .where("company_id", "=", UNPAID_COMPANY)
    .executeTakeFirst();
  if (known) return;
  const plan = await entities
    .selectFrom("plan")
    .select(["price_month"])
    .where("plan_id", "=", PRO)
    .executeTakeFirstOrThrow();
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const [began, ended] = [new Date(now - 31 * DAY), new Date(now - DAY)];
  const of = { company_id: UNPAID_COMPANY };
  await entities.transaction().execute(async (store) => {
    const company = { ...of, company_name: "Driftwood Deli", company_key: "demo-driftwood" };
    await store
      .insertInto("company")
      .values({ ...company, paid_plan: PRO, created_at: began })
      .execute();
    const person = { name: "Una Unpaid", email: `unpaid@${DEMO_DOMAIN}`, password_hash, role: 0 };
    await store
      .insertInto("member")
      .values({ ...of, ...person, created_at: began, last_login_at: began })
      .execute();
    const features = JSON.stringify(Feature.options);
    const website = { widget_name: "Driftwood Deli", widget_key: "demo-driftwood", features };
    await store
      .insertInto("widget")
      .values({ ...of, ...website, timezone: "Europe/London", created_at: began })
      .execute();
    const card = { card_brand: "Visa", card_last4: "0341", card_exp_month: 9, card_exp_year: 2031 };
    await store
      .insertInto("payment_account")
      .values({ ...of, provider: "test", ...card, card_holder: "Una Unpaid", test_answer: "declined" })
      .execute();
    const month = { plan_id: PRO, cycle: "month" as const, amount: plan.price_month ?? 0, currency: "USD" };
    await store
      .insertInto("subscription")
      .values({
        ...of,
        ...month,
        provider: "test",
        status: "active",
        period_start: began,
        period_end: ended,
        created_at: began,
        updated_at: began,
      })
      .execute();
  });
}
