// A company of the demo whose trial has ended, to see what its members are left with. Made once.
import { Feature } from "@sightline/schema/rest/projects/projects";
import { DEMO_DOMAIN, DEMO_PASSWORD } from "#host/http/demoAccounts.ts";
import { hashPassword } from "#host/http/newPassword/password.ts";
import type { EntityStore } from "#host/stores/entities.ts";

const ENDED_COMPANY = 11_799;
const TRIAL_ENDED = 0;
const DAY = 86_400_000;
const TRIAL_DAYS = 15;

export async function makeEndedCompany(entities: EntityStore, now: number): Promise<void> {
  const known = await entities
    .selectFrom("company")
    .select("company_id")
    .where("company_id", "=", ENDED_COMPANY)
    .executeTakeFirst();
  if (known) return;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const created_at = new Date(now - (TRIAL_DAYS + 1) * DAY);
  await entities.transaction().execute(async (store) => {
    const company = { company_id: ENDED_COMPANY, company_name: "Tidewater Tea", company_key: "demo-tidewater" };
    await store
      .insertInto("company")
      .values({ ...company, paid_plan: TRIAL_ENDED, plan_ends_at: new Date(now - DAY), created_at })
      .execute();
    await store
      .insertInto("member")
      .values({
        company_id: ENDED_COMPANY,
        name: "Edda Ended",
        email: `ended@${DEMO_DOMAIN}`,
        password_hash,
        role: 0,
        created_at,
        last_login_at: created_at,
      })
      .execute();
    await store
      .insertInto("widget")
      .values({
        company_id: ENDED_COMPANY,
        widget_name: "Tidewater Tea",
        widget_key: "demo-tidewater",
        features: JSON.stringify(Feature.options),
        timezone: "Europe/London",
        created_at,
      })
      .execute();
  });
}
